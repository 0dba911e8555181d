import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COMPANY_FILE_NAME } from '../company';
import { readCompany } from './read-company';

// A program's own folder lies beside the client.
const FILE = fileURLToPath(new URL(`../${COMPANY_FILE_NAME}`, import.meta.url));

/** Whose the build is that this program is a part of; null for a program that lies elsewhere. */
export const BUILT_COMPANY = existsSync(FILE) ? readCompany(FILE) : null;
