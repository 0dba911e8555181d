import { expect, test } from './support/test';

test('contact-sales is refused, corrected and sent', async ({ visitor, words, at, site }) => {
  const submit = { role: 'button', name: words.forms.contactSales.submit };
  await visitor.go(at('/contact-sales'));
  await visitor.fill('[name="email"]', 'ada');
  await visitor.click(submit);
  await expect.poll(visitor.isFocused('[role="alert"]')).toBe(true);
  await expect.poll(visitor.attribute('[name="email"]', 'aria-invalid')).toBe('true');
  await visitor.click('[role="alert"] a');
  await expect.poll(visitor.isFocused('[name="name"]')).toBe(true);
  await visitor.type('สมหญิง Ada');
  await visitor.fill('[name="email"]', 'ada@company.example');
  await visitor.fillTelephone('telephone', '0812345678');
  await visitor.press('Tab', 'ArrowDown', 'ArrowDown');
  await expect.poll(visitor.value('[name="service"]')).toBe('liveness-detection');
  await visitor.fill('[name="message"]', 'เรียน ฝ่ายขาย & sales <hello>');
  expect(site.requests).not.toContain('POST /api/contact-sales');
  await visitor.click(submit);
  await expect.poll(visitor.text(':focus')).toBe(words.forms.success.title);
  expect(site.requests.filter((request) => request === 'POST /api/contact-sales')).toHaveLength(1);
});

test('a draft is there again after a reload, and can be cleared', async ({ visitor, words, at }) => {
  await visitor.go(at('/contact-sales'));
  await visitor.fill('[name="name"]', 'Ada');
  await visitor.fillTelephone('telephone', '0812345678');
  await visitor.fill('[name="message"]', 'สวัสดี');
  await visitor.reload();
  await expect.poll(visitor.value('[name="name"]')).toBe('Ada');
  await expect.poll(visitor.value('[name="telephone"]')).toBe('081 234 5678');
  await expect.poll(visitor.value('[name="message"]')).toBe('สวัสดี');
  await visitor.click({ role: 'button', name: words.forms.draft.clear });
  await expect.poll(visitor.value('[name="name"]')).toBe('');
  await visitor.reload();
  expect(await visitor.value('[name="message"]')()).toBe('');
});

test.describe('while the server can’t store', () => {
  test.use({ expectedProblems: /Failed to load resource|503/ });

  test('what was typed stays, and sending again works', async ({ visitor, words, at, site }) => {
    await visitor.go(at('/contact-sales'));
    await visitor.fill('[name="name"]', 'Ada');
    await visitor.fill('[name="email"]', 'ada@company.example');
    const mend = site.fail(/^\/api\/contact-sales$/, 503);
    await visitor.click({ role: 'button', name: words.forms.contactSales.submit });
    await expect.poll(visitor.text('[role="alert"]')).toContain(words.forms.failure.server);
    expect(await visitor.value('[name="name"]')()).toBe('Ada');
    mend();
    await visitor.click({ role: 'button', name: words.forms.failure.retry });
    await expect.poll(visitor.text(':focus')).toBe(words.forms.success.title);
  });
});
