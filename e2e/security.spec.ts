import { expect, test } from './support/test';

const ANSWERS = [
  ['GET', '/'],
  ['GET', '/th/pricing'],
  ['GET', '/no-such-page'],
  ['GET', '/assets/gone.js'],
  ['GET', '/config.json'],
  ['GET', '/_build/latest.json'],
  ['GET', '/api/health'],
  ['GET', '/api/nothing'],
  ['POST', '/api/contact-sales'],
  ['DELETE', '/'],
] as const;

for (const [method, path] of ANSWERS) {
  test(`${method} ${path} carries a strict policy`, async ({ request }) => {
    const response = await request.fetch(path, { method });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    expect(response.headers()['x-content-type-options']).toBe('nosniff');
  });
}

test.describe('an injected script or style', () => {
  test.use({ expectedConsole: /Content Security Policy/i });

  test('is stopped by the policy', async ({ page }) => {
    await page.goto('/');
    const violations = await page.evaluate(async () => {
      const seen: string[] = [];
      const both = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          seen.push(effectiveDirective);
          if (seen.length === 2) resolve();
        });
      });
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
      await both;
      return { seen, ran: 'injected' in window };
    });
    expect(violations.ran).toBe(false);
    expect(violations.seen).toContain('script-src-elem');
    expect(violations.seen).toContain('style-src-elem');
  });
});
