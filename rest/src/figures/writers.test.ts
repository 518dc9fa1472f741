import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const source = fileURLToPath(new URL('..', import.meta.url));

/** The tables of which rollups are made and the rollups themselves, by both their names. */
const tables = [
  ['memberships', 'memberships'],
  ['sales_months', 'salesMonths'],
  ['sales', 'sales'],
  ['campaign_figures', 'campaignFigures'],
  ['sales_figures', 'salesFigures'],
  ['sales_years', 'salesYears'],
  ['line_figures', 'lineFigures'],
] as const;

/** The functions that write the rollups, one of which a file that writes a table calls. */
const refreshes = /\b(addMemberships|changeMemberships|changePlaces|moveLines|moveImportRollups|rebuildFigures)\(/;

/** Files that write for a caller of theirs, which calls the refresh. */
const writesForItsCaller: Readonly<Record<string, string>> = {
  'sales/imports/sales/saleLines.ts': 'sales/imports/sales/salesImport.ts',
  'demonstration/edgeLines.ts': 'demonstration/seed.ts',
  'demonstration/memberships.ts': 'demonstration/seed.ts',
  'demonstration/sales.ts': 'demonstration/seed.ts',
};

/** The rollups' own statements. */
const ownFiles = [
  'figures/campaignFigures.ts',
  'figures/salesFigures.ts',
  'figures/lineFigures.ts',
  'figures/folding.ts',
];

/** What writes one of the tables, in Drizzle's words or in SQL; of members, only what dealers are placed by. */
function writes(text: string): boolean {
  const written = tables.some(([name, constant]) => {
    const target = `(?:"?${name}"?|\\$\\{${constant}\\})(?![\\w.])`;
    return (
      new RegExp(`\\.(?:insert|update|delete)\\(${constant}\\)`).test(text) ||
      new RegExp(`\\b(?:insert into|update|delete from) ${target}`, 'i').test(text)
    );
  });
  return written || /\.update\(members\)|\bupdate (?:members|\$\{members\})\b/.test(text);
}

function* productFiles(folder = source): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'testing') yield* productFiles(path);
    } else if (path.endsWith('.ts') && !path.endsWith('.test.ts')) yield path;
  }
}

const textOf = (name: string) => readFileSync(join(source, name), 'utf8');

test('whatever writes sales, months, memberships or the places of dealers refreshes the rollups', () => {
  const writers = [...productFiles()].map((path) => relative(source, path)).filter((name) => writes(textOf(name)));
  // those that there are, so that the search itself is seen to work
  expect(writers).toEqual(expect.arrayContaining(['figures/sums/months.ts', 'people/dealers/queries.ts', ...ownFiles]));
  const forgetful = writers.filter(
    (name) => !ownFiles.includes(name) && !refreshes.test(textOf(writesForItsCaller[name] ?? name)),
  );
  expect(forgetful).toEqual([]);
});

test.each([
  ['await transaction.update(memberships).set({})', true],
  ['sql`update ${memberships} set quantity = 1`', true],
  ['sql`delete from sales where import_id = 1`', true],
  ['sql`insert into sales_months as stored (dealer_id)`', true],
  ['sql`update members set parent_id = 1`', true],
  ['sql`insert into sales_customers (id)`', false],
  ['sql`select from memberships for update`', false],
])('the search takes %j for a writer: %j', (text, expected) => {
  expect(writes(text)).toBe(expected);
});
