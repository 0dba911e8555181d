import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '../storage/store';
import { countRows, findRows, insertRows, pagesOf } from './table-rows';
import { TABLES, type Table } from './tables';

/** How many rows of a table. */
export interface TableCount {
  name: string;
  rows: number;
}

async function isTableAlike(source: Connection, target: Connection, table: Table): Promise<boolean> {
  if ((await countRows(source, table)) !== (await countRows(target, table))) return false;
  for await (const page of pagesOf(source, table)) {
    const keys = page.map((row) => row[table.key]);
    const found = await findRows(target, table, keys);
    if (!page.every((row) => isDeepStrictEqual({ ...found.get(row[table.key]) }, { ...row }))) return false;
  }
  return true;
}

/** The first table in which the two databases differ, in any column of any row. */
export async function findDifference(source: Connection, target: Connection): Promise<string | undefined> {
  for (const table of TABLES) {
    if (!(await isTableAlike(source, target, table))) return table.name;
  }
  return undefined;
}

export async function isEmpty(target: Connection): Promise<boolean> {
  for (const table of TABLES) {
    if ((await countRows(target, table)) > 0) return false;
  }
  return true;
}

export async function* copyRows(source: Connection, target: Connection): AsyncGenerator<TableCount> {
  for (const table of TABLES) {
    let rows = 0;
    for await (const page of pagesOf(source, table)) {
      await insertRows(target, table, page);
      rows += page.length;
    }
    yield { name: table.name, rows };
  }
}
