/**
 * `npm run bench -- import [--lines N] [--dealers N]`: a CSV of sale lines through the real service (upload, preview,
 * apply, undo), beside a COPY of the same rows with the same indexes, in one run on one server.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../../rest/src/demonstration/random.js';
import { benchServer, createDatabase, onDatabase, programOfPostgres } from './postgres.js';
import { generate, Service } from './service.js';
import { printTable, seconds } from './table.js';

const { values: flags } = parseArgs({
  options: { lines: { type: 'string', default: '1000000' }, dealers: { type: 'string', default: '1200' } },
});
const lines = Number(flags.lines);
/** What the database has before: the demonstration's lines, or as many as are imported where those are fewer. */
const size = { dealers: Number(flags.dealers), lines: Math.min(150_000, lines) };

const folder = mkdtempSync(path.join(tmpdir(), 'gdd-bench-import-'));
const csv = path.join(folder, 'vendite.csv');
const resolved = path.join(folder, 'resolved.csv');
const server = await benchServer();
try {
  const url = await createDatabase(server, 'gdd_bench_import');
  console.log(`Generating ${size.dealers} dealers …`);
  generate(url, size);
  await onDatabase(url, (client) => client.query('vacuum analyze'));
  await pipeline(Readable.from(csvLines(await vatNumbers(url), lines)), createWriteStream(csv));
  console.log(`Importing ${lines} lines (${(statSync(csv).size / 2 ** 20).toFixed(0)} MB) …`);
  await measure(url);
  if (!server.keeps)
    await onDatabase(server.url('postgres'), (client) => client.query('drop database gdd_bench_import'));
} finally {
  server.stop();
  rmSync(folder, { recursive: true });
}

async function vatNumbers(url: string): Promise<readonly string[]> {
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ vat_number: string }>(`select vat_number from members where role = 'Dealer' order by id`),
  );
  return rows.map((row) => row.vat_number);
}

/** A CSV file of sale lines, in chunks of about 60,000 characters. */
function* csvLines(dealers: readonly string[], count: number): Generator<string> {
  const random = seededRandom(7);
  const brands = ['Aquila', 'Lupo', 'Volpe', 'Falco', 'Orso'];
  const seasons = ['estivo', 'invernale', 'quattro stagioni'];
  const segments = ['vettura', 'SUV', 'furgone', 'autocarro'];
  yield 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo\r\n';
  let chunk = '';
  for (let index = 0; index < count; index++) {
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((index * 365) / count)));
    const date = `${String(day.getUTCDate()).padStart(2, '0')}/${String(day.getUTCMonth() + 1).padStart(2, '0')}/2025`;
    const quantity = random.between(1, 8);
    const cents = quantity * random.between(6_000, 24_000);
    const amount = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
    const cells = [
      `BE-${String(Math.floor(index / 3)).padStart(8, '0')}`,
      (index % 3) + 1,
      dealers[Math.floor(index / 3) % dealers.length],
      date,
      random.pick(brands),
      random.pick(seasons),
      random.pick(segments),
      random.between(14, 21),
      random.next() < 0.2 ? 'flotta' : 'dettaglio',
      quantity,
      amount,
    ];
    chunk += `${cells.join(';')}\r\n`;
    if (chunk.length > 60_000) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

interface Import {
  readonly id: number;
  readonly status: string;
  readonly rowsValid: number;
  readonly failure: string | null;
}

async function measure(url: string): Promise<void> {
  const service = await Service.start(url);
  await service.call('GET', '/user').catch(() => undefined);
  await service.call('POST', '/imports/table', {});
  await pause(2000);
  const idle = service.memory();
  let most = idle;
  const watching = setInterval(() => (most = Math.max(most, service.memory())), 50);
  const steps: [string, number][] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    steps.push([name, performance.now() - started]);
    return result;
  };
  const settled = async (id: number, ...expected: string[]) => {
    for (;;) {
      const { import: current } = await service.call<{ import: Import }>('GET', `/imports/${id}`);
      if (expected.includes(current.status)) return current;
      if (!['reading', 'applying', 'undoing'].includes(current.status)) throw new Error(JSON.stringify(current));
      await pause(50);
    }
  };
  const id = await timed('upload', async () => {
    const response = await service.send('POST', '/imports/sales?filename=vendite.csv', {
      headers: { 'content-type': 'text/csv' },
      body: Readable.toWeb(createReadStream(csv)) as unknown as ReadableStream,
    });
    return (JSON.parse(response) as { data: { import: Import } }).data.import.id;
  });
  const { rowsValid } = await timed('preview', () => settled(id, 'ready'));
  if (rowsValid !== lines) throw new Error(`${rowsValid} of ${lines} rows are valid.`);
  await timed('apply', async () => {
    await service.call('POST', `/imports/${id}/apply`, {});
    await settled(id, 'applied');
  });
  clearInterval(watching);
  const importing = steps.reduce((sum, [, ms]) => sum + ms, 0);
  const copy = await copyTimes(url, id);
  const changes = await changesTime(url, id);
  await timed('undo', async () => {
    await service.call('POST', `/imports/${id}/undo`);
    await settled(id, 'undone');
  });
  await service.stop();
  const rate = (ms: number) => `${Math.round(lines / ms)} k/s`;
  printTable(
    ['step', 'time', 'lines'],
    [
      ...steps.map(([name, ms]) => [name, seconds(ms), rate(ms)]),
      ['COPY, no index', seconds(copy.bare), rate(copy.bare)],
      ['COPY, same indexes', seconds(copy.indexed), rate(copy.indexed)],
      [`${changes.rows} records of changes`, seconds(changes.ms), ''],
    ],
  );
  console.log('');
  printTable(
    ['figure', 'measured', 'bar'],
    [
      ['upload + preview + apply ÷ COPY with the same indexes', (importing / copy.indexed).toFixed(2), '3.00'],
      ['records of changes ÷ the same COPY', (changes.ms / copy.indexed).toFixed(3), '0.200'],
      ['memory over idle', `${(most - idle).toFixed(0)} MB (idle ${idle.toFixed(0)} MB)`, '200 MB'],
    ],
  );
}

/** Milliseconds of a COPY of the imported rows into a table like `sales`, without and with its indexes. */
async function copyTimes(url: string, importId: number): Promise<{ readonly bare: number; readonly indexed: number }> {
  psql(url, `\\copy (select * from sales where import_id = ${importId} order by document, line) to '${resolved}' csv`);
  const timeOf = async (like: string) => {
    await onDatabase(url, async (client) => {
      await client.query('drop table if exists bench_copy');
      await client.query(`create table bench_copy (like sales ${like})`);
      // with the rows that `sales` had before the import
      await client.query('insert into bench_copy select * from sales where import_id <> $1', [importId]);
      await client.query('checkpoint');
    });
    const started = performance.now();
    psql(url, `\\copy bench_copy from '${resolved}' csv`);
    return performance.now() - started;
  };
  return { bare: await timeOf(''), indexed: await timeOf('including indexes') };
}

/** Milliseconds to write the import's records in `membership_changes` again, into a table like it. */
async function changesTime(url: string, importId: number): Promise<{ readonly rows: number; readonly ms: number }> {
  return onDatabase(url, async (client) => {
    await client.query('create table bench_changes (like membership_changes including all)');
    await client.query(
      'insert into bench_changes overriding system value select * from membership_changes where reference is distinct from $1',
      [importId],
    );
    await client.query('checkpoint');
    const started = performance.now();
    const { rowCount } = await client.query(
      `insert into bench_changes overriding system value
      select * from membership_changes where cause = 'importApplied' and reference = $1`,
      [importId],
    );
    return { rows: rowCount ?? 0, ms: performance.now() - started };
  });
}

function psql(url: string, command: string): void {
  const { status } = spawnSync(programOfPostgres('psql'), ['--quiet', '--command', command, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('psql failed.');
}
