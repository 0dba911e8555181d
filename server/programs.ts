/** What the built API can do: `programs.json` names a file for each. */
const PROGRAMS: Readonly<Record<string, () => Promise<unknown>>> = {
  main: () => import('./main'),
  leads: () => import('./leads'),
  accounts: () => import('./accounts'),
  configure: () => import('./configure'),
  smoke: () => import('./smoke'),
  deploy: () => import('./deploy'),
};

/** All of them are one file, for most of it is what they share. */
export async function run(name: string): Promise<void> {
  const program = PROGRAMS[name];
  if (program === undefined) throw new Error(`There is no program ${name}`);
  await program();
}
