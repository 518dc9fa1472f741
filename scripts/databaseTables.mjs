// The tables of the REST service's database, as drizzle knows them.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { compiler, root, run } from './build.mjs';

const folder = 'rest/dist/ground/database/tables';

/**
 * What is known of each table that a module exports: name, module, columns, and which column references which table.
 *
 * @param modules pairs of a path below `tables/`, without its ending, and the module
 */
export function tablesOf(modules) {
  const found = modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => is(value, PgTable))
      .map(([name, table]) => ({ name, file, table })),
  );
  const nameOf = new Map(found.map(({ name, table }) => [table, name]));
  return found.map(({ name, file, table }) => {
    const columns = Object.entries(getTableColumns(table));
    const references = getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns: own, foreignTable } = key.reference();
      const column = columns.find(([, each]) => each === own[0])?.[0];
      return own.length === 1 && column !== undefined ? [[column, nameOf.get(foreignTable)]] : [];
    });
    return { name, file, columns: columns.map(([column]) => column), references: Object.fromEntries(references) };
  });
}

/** All tables of the database; compiles the REST service first. */
export async function databaseTables() {
  run(compiler, ['-b', 'schema', 'rest']);
  const files = readdirSync(path.join(root, folder), { recursive: true }).filter((file) => file.endsWith('.js'));
  const modules = await Promise.all(
    files.map(async (file) => [
      file.slice(0, -'.js'.length).replaceAll('\\', '/'),
      await import(pathToFileURL(path.join(root, folder, file)).href),
    ]),
  );
  return tablesOf(modules);
}
