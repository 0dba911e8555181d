import type { Connection } from './store';

/** What the program keeps of itself beside what visitors send. */
export async function readSetting(connection: Connection, name: string): Promise<string | undefined> {
  const query = connection.selectFrom('settings').select('value').where('name', '=', name);
  return (await query.executeTakeFirst())?.value;
}

export async function writeSetting(connection: Connection, name: string, value: string): Promise<void> {
  await connection
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
