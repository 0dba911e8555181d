// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyPress } from './early-press';
import './submit.client';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;

/** @returns whether the form goes its way */
const send = () => fireEvent.submit(form());

beforeEach(() => {
  delete document.documentElement.dataset['hydrated'];
  document.documentElement.dataset['scripting'] = '';
  document.body.innerHTML =
    '<form novalidate><input name="name" required><input name="email" required data-missing="Enter your email."></form>';
  // jsdom lays nothing out: what is shown has a parent that it is placed in.
  for (const input of document.querySelectorAll('input')) {
    Object.defineProperty(input, 'offsetParent', { value: form(), configurable: true });
    input.reportValidity = vi.fn(() => false);
  }
});

it('what is missing is pointed at, and nothing is sent or kept', () => {
  field('name').value = 'Anna';
  expect(send()).toBe(false);
  expect(field('name').reportValidity).not.toHaveBeenCalled();
  expect(field('email').reportValidity).toHaveBeenCalledOnce();
  expect(takeEarlyPress(form())).toBe(false);
});

it('says what is missing in the words of its field, until something is typed', () => {
  field('name').value = 'Anna';
  send();
  expect(field('email').validationMessage).toBe('Enter your email.');
  fireEvent.input(field('email'), { target: { value: 'anna@example.com' } });
  expect(field('email').validity.valid).toBe(true);
});

it('a form that has all it needs goes its way, and that it was sent is told once', () => {
  field('name').value = 'Anna';
  field('email').value = 'anna@example.com';
  expect(send()).toBe(true);
  expect(takeEarlyPress(form())).toBe(true);
  expect(takeEarlyPress(form())).toBe(false);
});

it('what is not shown is not pointed at', () => {
  for (const input of document.querySelectorAll('input'))
    Object.defineProperty(input, 'offsetParent', { value: null });
  expect(send()).toBe(true);
});

it('where no code will come the server answers', () => {
  delete document.documentElement.dataset['scripting'];
  expect(send()).toBe(true);
  expect(field('name').reportValidity).not.toHaveBeenCalled();
});

it('once its code is there, a form answers for itself', () => {
  document.documentElement.dataset['hydrated'] = 'true';
  expect(send()).toBe(true);
  expect(field('name').reportValidity).not.toHaveBeenCalled();
  expect(takeEarlyPress(form())).toBe(false);
});
