import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Config } from '../config.js';
import { OperatorError } from '../ground/operatorError.js';
import type { Database } from '../ground/database/connections/connection.js';
import { openDatabase } from '../ground/database/connections/openDatabase.js';
import { ensureProgramme } from '../ground/database/rootMember.js';
import { demonstrationInstant, seedDemonstration, type DemonstrationSize } from './seed.js';

const largestDealers = 100_000;
const largestLines = 20_000_000;

/** Wrong use of the command; the message explains it. */
export class GenerateError extends OperatorError {}

/**
 * Fills an empty Postgres with a programme of any size, for benchmarks: the demonstration with more dealers and lines.
 *
 * @param args `--dealers`, `--lines`
 * @param print called with the name of each step
 * @throws GenerateError: a wrong size, no Postgres, production, or a database that is not empty
 */
export async function generateCommand(
  args: readonly string[],
  config: Pick<Config, 'mode' | 'databaseUrl' | 'dataDir'>,
  print: (text: string) => void,
): Promise<void> {
  const size = sizeIn(args);
  if (config.databaseUrl === undefined) {
    throw new GenerateError('DATABASE_URL is missing: a programme of this kind is for a Postgres of its own.');
  }
  if (config.mode === 'production') {
    throw new GenerateError('The generated users have a public password: not with MODE=production.');
  }
  const opened = await openDatabase(config);
  const started = performance.now();
  const report = (step: string) =>
    print(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${step}\n`);
  try {
    await opened.exclusively(async () => {
      if (!(await isEmpty(opened.database)))
        throw new GenerateError('This database is not empty: nothing was changed.');
      const rootId = await ensureProgramme(opened.database, demonstrationInstant);
      await seedDemonstration(opened.database, rootId, size, demonstrationInstant, {
        report,
        withMoney: false,
      });
    });
    report('done');
  } finally {
    await opened.close();
  }
}

function sizeIn(args: readonly string[]): DemonstrationSize {
  const options = { dealers: { type: 'string' }, lines: { type: 'string' } } as const;
  const usage = `Usage: npm run generate -- --dealers 1…${largestDealers} --lines 1…${largestLines}`;
  const count = (text: string | undefined, largest: number) => {
    const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
    if (value < 1 || value > largest) throw new GenerateError(usage);
    return value;
  };
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true });
    return { dealers: count(values.dealers, largestDealers), lines: count(values.lines, largestLines) };
  } catch (error) {
    throw new GenerateError(usage, { cause: error });
  }
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = (await database.execute(sql`
    select exists (select from users) or exists (select from sales) or exists (select from campaigns)
      or exists (select from members where role <> 'Programme') as filled`)) as {
    readonly rows: readonly { readonly filled: boolean }[];
  };
  return rows[0]?.filled === false;
}
