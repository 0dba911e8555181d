import { expect, FAILED_RESOURCE, hydrated, test } from './support/test';

// Specification, section 5: national numbers have 2 to 17 digits; of these a country takes as many as it has.
const CASES = [
  {
    url: '/contact-sales',
    short: 'This phone number has too few digits for its country. Please check the digits.',
    long: 'This phone number has too many digits for its country. Please check the digits and the country.',
    none: 'This is not a valid phone number. Please check the digits and the country.',
  },
  {
    url: '/th/contact-sales',
    short: 'หมายเลขนี้มีตัวเลขน้อยเกินไปสำหรับประเทศของหมายเลข โปรดตรวจสอบตัวเลข',
    long: 'หมายเลขนี้มีตัวเลขมากเกินไปสำหรับประเทศของหมายเลข โปรดตรวจสอบตัวเลขและประเทศ',
    none: 'หมายเลขโทรศัพท์ไม่ถูกต้อง โปรดตรวจสอบตัวเลขและประเทศ',
  },
];
const MOST_DIGITS = 19;

/** Thailand's digits, Germany's, whose numbers are of many lengths, and Niue's, whose are short. */
const COUNTRIES = ['TH', 'DE', 'NU'] as const;
const DIAL_CODES = { TH: '66', DE: '49', NU: '683' };

test.use({ expectedConsole: FAILED_RESOURCE });

for (const { url, short, long, none } of CASES) {
  test(`numbers of 1 to ${MOST_DIGITS} digits are taken or refused alike by field, form and server on ${url}`, async ({
    page,
    request,
  }) => {
    await page.goto(url);
    await hydrated(page);
    const field = page.locator('[name="telephone"]');
    await field.focus();
    await field.fill('1');
    // The number logic has come.
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
    for (const country of COUNTRIES) {
      for (let digits = 1; digits <= MOST_DIGITS; digits += 1) {
        const telephone = `+${DIAL_CODES[country]}${'4'.repeat(digits)}`;
        await field.fill(telephone);
        const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
        const answer = await request.post('/api/contact-sales', {
          data: { name: 'Ada', email: 'ada@company.example', telephone, telephoneCountry: country },
        });
        const { errors = [] } = (await answer.json()) as { errors?: { field: string; code: string }[] };
        const code = errors.find(({ field: name }) => name === 'telephone')?.code;
        const words: Record<string, string> = {
          'phone-too-short': short,
          'phone-too-long': long,
          'invalid-phone': none,
        };
        const expected = words[code ?? ''] ?? '';
        expect(message, telephone).toBe(expected);
        expect(answer.status(), telephone).toBe(expected === '' ? 201 : 422);
        if (digits < 2) expect(code, telephone).toBe('phone-too-short');
        if (digits > 17) expect(code, telephone).toBe('phone-too-long');
      }
    }
    // The form says what the field says.
    await field.fill('+66 81');
    await page.locator('[name="name"]').fill('Ada');
    await page.locator('[name="email"]').fill('ada@company.example');
    await page.getByRole('form').locator('button[type="submit"]:visible').last().click();
    await expect(field).toHaveAccessibleDescription(new RegExp(short));
  });
}
