import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { patternOf } from './parts';
import { WholeWords } from './words';

const html = (children: ReactNode): string =>
  renderToStaticMarkup(<WholeWords value={patternOf('(ตัวตน|ตรวจสอบ)')}>{children}</WholeWords>);

const words = (inside: string): string => `<span class="words">${inside}</span>`;

function Named({ children }: { children: string }) {
  return <p title={children}>{children}</p>;
}

it('keeps the words of every text of an element in one line', () => {
  expect(html(<p>ยืนยันตัวตน</p>)).toBe(`<p>${words('ยืนยัน<wbr/><span>ตัวตน</span>')}</p>`);
  expect(
    html(
      <p>
        ตรวจสอบ <b>1</b>
        {'ตัวตน'}
      </p>,
    ),
  ).toBe(`<p>${words('<span>ตรวจสอบ</span> ')}<b>1</b>${words('<span>ตัวตน</span>')}</p>`);
  expect(html(<p>ตรวจสอบตัวตน</p>)).toBe(`<p>${words('<span>ตรวจสอบ</span><wbr/><span>ตัวตน</span>')}</p>`);
  expect(html(<p>(ตัวตน) ตรวจสอบๆ</p>)).toBe(`<p>${words('(<span>ตัวตน</span>) <span>ตรวจสอบ</span>ๆ')}</p>`);
  expect(html('ตัวตน')).toBe('ตัวตน');
});

it('gives a component its text as it is, and keeps the words that it shows', () => {
  expect(html(<Named>ตัวตน</Named>)).toBe(`<p title="ตัวตน">${words('<span>ตัวตน</span>')}</p>`);
});

it('puts nothing where no markup may stand', () => {
  expect(html(<option>ตัวตน</option>)).toBe('<option>ตัวตน</option>');
  expect(html(<title>ตัวตน</title>)).toBe('<title>ตัวตน</title>');
});

it('leaves texts alone where no words are given, as in a language that sets them apart', () => {
  expect(renderToStaticMarkup(<p>ยืนยันตัวตน</p>)).toBe('<p>ยืนยันตัวตน</p>');
  expect(html(<p>Identity</p>)).toBe('<p>Identity</p>');
});
