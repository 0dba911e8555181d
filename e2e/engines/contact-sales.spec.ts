import { expect, test } from './support/test';

test('contact-sales is refused, corrected and sent', async ({ visitor, words, at }) => {
  const submit = { role: 'button', name: words.forms.contactSales.submit };
  await visitor.go(at('/contact-sales'));
  await visitor.fill('[name="email"]', 'ada');
  await visitor.click(submit);
  await expect.poll(visitor.isFocused('[role="alert"]')).toBe(true);
  await expect.poll(visitor.attribute('[name="email"]', 'aria-invalid')).toBe('true');
  await visitor.fill('[name="name"]', 'สมหญิง Ada');
  await visitor.fill('[name="email"]', 'ada@company.example');
  await visitor.fill('[name="telephone"]', '0812345678');
  await visitor.click(submit);
  await expect.poll(visitor.text(':focus')).toBe(words.forms.success.title);
});
