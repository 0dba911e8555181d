import { expect, test } from './support/test';

test.use({ javaScript: false });

test.describe('a form that needs mending', () => {
  test.use({ expectedProblems: /Failed to load resource|422/ });

  test('the contact form is refused, corrected and sent', async ({ visitor, words, at }) => {
    const submit = { role: 'button', name: words.forms.contactSales.submit };
    await visitor.goUnhydrated(at('/contact-sales'));
    await visitor.fill('[name="name"]', 'Ada');
    await visitor.fill('[name="email"]', 'nowhere');
    await visitor.fill('[name="telephone"]', '๐๘๑๒๓๔๕๖๗๘');
    await visitor.click(submit);
    await expect.poll(visitor.text('main')).toContain(words.forms.error['invalid-email']);
    expect(await visitor.value('[name="name"]')()).toBe('Ada');
    await visitor.fill('[name="email"]', 'ada@company.example');
    await visitor.click(submit);
    await expect.poll(visitor.text('main')).toContain(words.forms.success.title);
  });
});

test('menu, journey and questions work', async ({ visitor, words, at }) => {
  await visitor.goUnhydrated(at('/solution'));
  await visitor.click('.journey li:nth-child(4) .journey-step');
  await expect.poll(visitor.isShown('.phone-result')).toBe(true);
  await visitor.resize({ width: 360, height: 740 });
  await visitor.click({ role: 'button', name: words.common.menu.title });
  await expect.poll(visitor.isShown('#site-menu')).toBe(true);
  await visitor.click({ role: 'link', name: words.technology.meta.index.link, within: '#site-menu' });
  await expect.poll(() => visitor.path()).toBe(at('/technology'));
  await visitor.goUnhydrated(at('/faq'));
  // The first of each group is open.
  expect(await visitor.isShown('details:nth-of-type(2) > :not(summary)')()).toBe(false);
  await visitor.click('details:nth-of-type(2) summary');
  await expect.poll(visitor.isShown('details:nth-of-type(2) > :not(summary)')).toBe(true);
});
