// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CodeBlock } from './code-block';

it('says at each press that it has copied', async () => {
  const copies: (() => void)[] = [];
  const writeText = () => new Promise<void>((resolve) => copies.push(resolve));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const labels = { copyLabel: 'Copy', copiedLabel: 'Copied', failedLabel: 'Not copied' };
  render(<CodeBlock title="Sample" tokens={[['', 'const a = 1;']]} {...labels} />);
  for (const _press of ['first', 'second']) {
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByRole('status').textContent).toBe('');
    copies.pop()?.();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  }
});
