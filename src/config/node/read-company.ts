import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Company, CompanyFileError } from '../company';

const isCompany = ({ site, codes }: Partial<Company>): boolean =>
  typeof site?.name === 'string' && typeof site.origin === 'string' && typeof codes?.slug === 'string';

const companySchema = v.custom<Company>(
  (value) => typeof value === 'object' && value !== null && isCompany(value),
);

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'unknown reason';
    throw new CompanyFileError(`${file} can't be read: ${reason}`);
  }
}

/** @throws CompanyFileError */
export function readCompany(file: string): Company {
  const { success, output } = v.safeParse(companySchema, readJson(file));
  if (!success) throw new CompanyFileError(`${file} does not say whose site this is.`);
  return output;
}
