import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { restSettings } from './restProcess.js';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The migration of the next version, which only adds to what this one reads and writes (docs/operations, 'Upgrade').
 */
const migration = [
  `alter table dealer_notes add column written_by text not null default 'a version that does not know the column'`,
  'create table next_version_notes (note_id integer primary key references dealer_notes (id))',
  'create index dealer_notes_written_by on dealer_notes (written_by, id)',
].join(';--> statement-breakpoint\n');

interface Journal {
  readonly entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** The compiled REST service with one more migration, as a next version. */
export interface NextVersion {
  readonly dist: string;
  remove(): void;
}

/** Copies the files of `rest/` that the service needs to a temporary folder, and adds the migration. */
export function nextVersion(): NextVersion {
  const folder = mkdtempSync(path.join(tmpdir(), 'gdd-next-version-'));
  const isNeeded = (file: string) => !/\.(map|d\.ts|tsbuildinfo)$/.test(file);
  for (const name of ['package.json', 'dist', 'migrations', 'demonstration']) {
    cpSync(path.join(root, 'rest', name), path.join(folder, 'rest', name), { recursive: true, filter: isNeeded });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const file = path.join(folder, 'rest/migrations/meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (last === undefined) throw new Error('There are no migrations.');
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, 'rest/migrations/next_version.sql'), migration);
  return {
    dist: path.join(folder, 'rest/dist'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs the migrations of the next version, while the services of this one run. @throws Error with its output */
export async function migrate(
  { dist }: NextVersion,
  { databaseUrl, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
): Promise<void> {
  const env = restSettings(databaseUrl, dataDir);
  await promisify(execFile)(process.execPath, [path.join(dist, 'migrate.js')], { env });
}
