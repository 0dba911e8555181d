import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './support/own-server';
import { expect, hydrated, test } from './support/test';

interface DevServer {
  child: ChildProcess;
  /** @returns all that it has printed */
  output: () => string;
}

/** `npm run dev` as after an installation, when no package has been made ready for the browser; once it listens. */
async function startDevServer(port: number): Promise<DevServer> {
  const child = spawn('npx', ['vike', 'dev', '--port', String(port), '--force'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: npx, its shell and the server end together.
    detached: true,
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (output.includes(String(port))) resolve();
    });
    child.once('exit', () => reject(new Error('the development server ended before it listened')));
  });
  return { child, output: () => output };
}

async function stop(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await exit;
}

test('npm run dev serves, hydrates and navigates the site in both languages', async ({ page }) => {
  const port = await freePort();
  const server = await startDevServer(port);
  try {
    for (const { url, link } of [
      { url: '/', link: 'Pricing' },
      { url: '/th', link: 'ราคา' },
      { url: '/contact-sales', link: 'Pricing' },
    ]) {
      await page.goto(`http://localhost:${port}${url}`);
      await hydrated(page);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/pricing$/);
      await expect(page.locator('#main')).toBeFocused();
    }
    // A package that is found only when a page asks for it: the page is reloaded under its reader.
    expect(server.output()).not.toContain('optimized dependencies changed');
  } finally {
    // What the page still asks for would find a dead server, which its console reports as an error.
    await page.close();
    await stop(server.child);
  }
});
