import { expect, test } from './support/test';

test('the partner application is refused, corrected, read once more and sent', async ({
  visitor,
  words,
  at,
}) => {
  const { partner } = words.forms;
  const next = { role: 'button', name: partner.next };
  await visitor.go(at('/partners/register'));
  await visitor.click(next);
  await expect.poll(visitor.isFocused('[role="alert"]')).toBe(true);
  await visitor.fill('[name="personal.firstName"]', 'Ada');
  await visitor.fill('[name="personal.lastName"]', 'Lovelace');
  await visitor.fill('[name="personal.email"]', 'ada@company.example');
  await visitor.fillTelephone('personal.mobile', '0812345678');
  await visitor.click('[name="personal.managesPartnership"]');
  await visitor.click(next);
  await expect.poll(visitor.text(':focus')).toBe(partner.step.company);
  await visitor.fill('[name="company.name"]', 'Engines');
  await visitor.fill('[name="company.employees"]', '12');
  await visitor.fill('[name="company.emailDomain"]', 'company.example');
  await visitor.press('Tab', 'ArrowDown', 'ArrowDown');
  await expect.poll(visitor.value('[name="company.partnerType"]')).toBe('oem-partner');
  await visitor.click(next);
  await expect.poll(visitor.text(':focus')).toBe(partner.step.review);
  await expect.poll(visitor.text('main')).toContain('081 234 5678');
  await expect.poll(visitor.text('main')).toContain(words.forms.partnerType['oem-partner']);
  await visitor.click({ role: 'button', name: partner.submit });
  await expect.poll(visitor.text(':focus')).toBe(partner.success.title);
});
