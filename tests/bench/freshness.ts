/**
 * `npm run bench -- freshness [--dealers N] [--lines N] [--rows N] [--rounds N]`: how long after an import of sales
 * was applied a dealer's statement, the report of campaigns and the report of the year before contain it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchServer, createDatabase, onDatabase } from './postgres.js';
import { generate, Service } from './service.js';
import { printTable } from './table.js';

const { values: flags } = parseArgs({
  options: {
    dealers: { type: 'string', default: '1200' },
    lines: { type: 'string', default: '150000' },
    rows: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '10' },
  },
});
const size = { dealers: Number(flags.dealers), lines: Number(flags.lines) };
const rows = Number(flags.rows);
const rounds = Number(flags.rounds);
/** Tyres that each import adds to the measured dealer. */
const addedTires = 7;

interface MeasuredMembership {
  readonly campaignId: number;
  readonly dealerId: number;
  readonly vatNumber: string;
  readonly day: string;
}

const server = await benchServer();
try {
  const url = await createDatabase(server, 'gdd_bench_freshness');
  generate(url, size);
  await onDatabase(url, (client) => client.query('vacuum analyze'));
  await measure(url);
  if (!server.keeps)
    await onDatabase(server.url('postgres'), (client) => client.query('drop database gdd_bench_freshness'));
} finally {
  server.stop();
}

/** A dealer in an open campaign that takes every line, and the VAT numbers of the other dealers in the file. */
async function measuredMembership(
  url: string,
): Promise<{ readonly membership: MeasuredMembership; readonly others: readonly string[] }> {
  return onDatabase(url, async (client) => {
    const found = await client.query<MeasuredMembership>(`
      select c.id as "campaignId", m.id as "dealerId", m.vat_number as "vatNumber", c.starts_on::text as day
      from campaigns c join memberships s on s.campaign_id = c.id join members m on m.id = s.dealer_id
      where c.state = 'open' and c.eligibility = '{}'::jsonb and c.starts_on <= '2025-12-31' and c.ends_on >= '2025-12-31'
        and m.deleted_at is null
      order by c.id, m.id limit 1`);
    const [membership] = found.rows;
    if (membership === undefined) throw new Error('No campaign under way takes every line.');
    const others = await client.query<{ vat: string }>(
      `select vat_number as vat from members where role = 'Dealer' and deleted_at is null and id <> $1 order by id limit 500`,
      [membership.dealerId],
    );
    return { membership, others: others.rows.map(({ vat }) => vat) };
  });
}

function csvOf({ vatNumber, day }: MeasuredMembership, others: readonly string[], round: number): string {
  const date = day.split('-').reverse().join('/');
  const line = (index: number) => {
    const vat = index === 0 ? vatNumber : others[index % others.length];
    return `FR-${round};${index + 1};${vat};${date};Aquila;estivo;vettura;17;dettaglio;${addedTires};${100 * addedTires},00`;
  };
  return [
    'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo',
    ...Array.from({ length: rows }, (_, index) => line(index)),
  ].join('\r\n');
}

async function measure(url: string): Promise<void> {
  const { membership, others } = await measuredMembership(url);
  const { campaignId, dealerId, day } = membership;
  const service = await Service.start(url);
  const year = Number(day.slice(0, 4));
  const filters = { year, dealerId };
  const looks: Readonly<Record<string, () => Promise<number>>> = {
    statement: async () =>
      (
        await service.call<{ statement: { tiresPurchased: number } }>(
          'GET',
          `/campaigns/${campaignId}/dealer/${dealerId}/statement`,
        )
      ).statement.tiresPurchased,
    'report of campaigns': async () =>
      (
        await service.call<{ items: { tiresPurchased: number }[] }>('POST', '/report', {
          data: { type: 'campaigns', filters: { ...filters, campaignId: [campaignId] } },
        })
      ).items[0]?.tiresPurchased ?? 0,
    'report of the year before': async () =>
      (
        await service.call<{ totals: { tires: number } }>('POST', '/report', {
          data: { type: 'previous-year', filters },
        })
      ).totals.tires,
  };
  const took = new Map<string, number[]>(Object.keys(looks).map((name) => [name, []]));
  const applying: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = new Map<string, number>();
    for (const [name, look] of Object.entries(looks)) before.set(name, await look());
    const sent = JSON.parse(
      await service.send('POST', `/imports/sales?filename=vendite-${round}.csv`, {
        headers: { 'content-type': 'text/csv' },
        body: csvOf(membership, others, round),
      }),
    ) as { readonly data: { readonly import: { readonly id: number } } };
    const { id } = sent.data.import;
    await settled(service, id, 'ready');
    const startedAt = performance.now();
    await service.call('POST', `/imports/${id}/apply`, {});
    await settled(service, id, 'applied');
    const applied = performance.now();
    applying.push(applied - startedAt);
    await Promise.all(
      Object.entries(looks).map(async ([name, look]) => {
        while ((await look()) !== (before.get(name) ?? 0) + addedTires) await pause(10);
        took.get(name)?.push(performance.now() - applied);
      }),
    );
  }
  await service.stop();
  const median = (all: readonly number[]) =>
    [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  const row = (name: string, all: readonly number[], bar: string) => [
    name,
    `${median(all).toFixed(0)} ms`,
    `${Math.max(...all).toFixed(0)} ms`,
    bar,
  ];
  printTable(
    ['what', 'median', 'longest', 'bar'],
    [
      row(`applying ${rows} lines, asked to applied`, applying, ''),
      ...[...took].map(([name, all]) => row(`${name}, right after applied`, all, '2000 ms')),
    ],
  );
  console.log(`\n${size.dealers} dealers, ${size.lines} lines, ${rounds} rounds`);
}

async function settled(service: Service, id: number, status: string): Promise<void> {
  for (;;) {
    const { import: found } = await service.call<{ import: { status: string } }>('GET', `/imports/${id}`);
    if (found.status === status) return;
    if (!['reading', 'applying'].includes(found.status)) throw new Error(JSON.stringify(found));
    await pause(20);
  }
}
