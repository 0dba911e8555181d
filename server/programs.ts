import { stderr } from 'node:process';
import { CompanyFileError } from '../src/config/company';

type Programs = Readonly<Record<string, () => Promise<unknown>>>;

/** What the built API can do: `programs.json` names a file for each. */
const PROGRAMS: Programs = {
  main: () => import('./main'),
  leads: () => import('./leads'),
  accounts: () => import('./accounts'),
  configure: () => import('./configure'),
  smoke: () => import('./smoke'),
  deploy: () => import('./deploy'),
};

/** All of them are one file, for most of it is what they share: also whose site it is, which each reads as it is loaded. */
export async function run(name: string, programs = PROGRAMS): Promise<void> {
  const program = programs[name];
  if (program === undefined) throw new Error(`There is no program ${name}`);
  try {
    await program();
  } catch (error) {
    if (!(error instanceof CompanyFileError)) throw error;
    stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
