import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { COMPANY_FILE_NAME, type Company } from '../company';

const isCompany = ({ site, codes }: Partial<Company>): boolean =>
  typeof site?.name === 'string' && typeof site.origin === 'string' && typeof codes?.slug === 'string';

const companySchema = v.custom<Company>(
  (value) => typeof value === 'object' && value !== null && isCompany(value),
);

/** Whose the build is that this program is a part of; null for a program that lies elsewhere. */
function companyOfBuild(): Company | null {
  // A program's own folder lies beside the client.
  const file = fileURLToPath(new URL(`../${COMPANY_FILE_NAME}`, import.meta.url));
  if (!existsSync(file)) return null;
  const company = v.safeParse(companySchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!company.success) throw new Error(`${file} does not say whose site this is.`);
  return company.output;
}

export const BUILT_COMPANY = companyOfBuild();
