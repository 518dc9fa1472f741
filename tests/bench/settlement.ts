/**
 * `npm run bench -- settlement [--dealers N]`: a settlement of the whole network, half of it after a set-off: its lines
 * as a draft, the proposal, the approval, its documents and their files, and how long another request waits meanwhile; and the check of all documents that runs
 * beside the service.
 */
import { parseArgs } from 'node:util';
import type { Database } from '../../rest/src/ground/database/connections/connection.js';
import { openDatabase } from '../../rest/src/ground/database/connections/openDatabase.js';
import { insertEntries, type NewEntry } from '../../rest/src/money/ledger/queries.js';
import { insertMemberships } from '../../rest/src/programme/memberships/membership/queries.js';
import { startDocumentCheck } from '../../rest/src/money/settlements/documentCheck.js';
import { findDifferences } from '../../rest/src/figures/sums/differences.js';
import { programmeJson } from '../programme/office.js';
import { copyProgramme } from './copiedProgramme.js';
import { benchServer, onDatabase } from './postgres.js';
import { filledDatabase, Service } from './service.js';
import { printTable } from './table.js';
import { timed } from './timed.js';

const { values: flags } = parseArgs({ options: { dealers: { type: 'string', default: '10000' } } });
const dealers = Number(flags.dealers);
const day = '2025-10-15';
const now = new Date(`${day}T10:00:00Z`);
const settings = {
  ...{ taxRate: '22', taxNature: null, taxReference: null, namesInvoices: false },
  sender: {
    ...{ businessName: 'Pneus S.p.A.', vatNumber: '01234567897', taxRegime: 'RF01', address: 'Via Milano 3' },
    ...{ postalCode: '20121', city: 'Milano', province: 'MI' },
  },
};

const server = await benchServer();
try {
  const url = await filledDatabase(server, { dealers, lines: dealers * 20 }, copyProgramme);
  const service = await Service.start(url);
  await service.call('PUT', '/settlements/settings', settings);
  const campaignId = await giveBalances(url, service);
  const { today } = await service.call<{ today: string }>('GET', '/constants');
  const input = { title: 'Tutti', campaigns: [campaignId], minimum: '0', day: today };
  const { settlement } = await service.call<{ settlement: { id: number } }>('POST', '/settlements', input);
  const route = `/settlements/${settlement.id}`;
  const filter = { settlementId: settlement.id };
  const documents = '/settlements/documents';
  const rows = [
    await timed('the lines of the draft', '', service, () => service.call('POST', `${route}/lines`, {})),
    await timed('its proposal', '', service, () => service.call('POST', `${route}/proposal`)),
    // the bar is the gateway's deadline
    await timed('its approval', '110 s', service, () =>
      service.call('POST', `${route}/approval`, undefined, 'gd.admin'),
    ),
    await timed('a page of documents', '', service, () => service.call('POST', `${documents}/table`, { filter })),
    await timed('their file for an ERP', '', service, () =>
      service.send('POST', `${documents}/export`, {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ format: 'xlsx', filter }),
      }),
    ),
    await timed('the preparation of their FatturaPA', '110 s', service, () =>
      service.call('POST', `${documents}/preparation`, { settlementId: settlement.id }),
    ),
    await timed('their FatturaPA', '', service, () => service.send('GET', `${route}/fatturapa`)),
  ];
  const checking = await openDatabase({ databaseUrl: url, dataDir: '' });
  rows.push(await timed('a check of all documents', '', service, () => checkDocuments(checking.database)));
  await checking.close();
  const found = await service.call<{ total: number }>('POST', `${documents}/table`, { filter });
  await service.stop();
  printTable(['what', 'took', 'another request, longest', 'bar'], rows);
  const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
  const differences = (await findDifferences(opened.database)).filter((each) => each.campaignId === campaignId);
  await opened.close();
  console.log(`\n${found.total} documents; differences from what they follow from: ${differences.length}`);
  if (found.total === 0) throw new Error('The settlement has no documents.');
  if (differences.length > 0) throw new Error('Figures differ from what they follow from.');
} finally {
  server.stop();
}

/** @throws Error where documents and the ledger disagree */
async function checkDocuments(database: Database): Promise<void> {
  let checked = NaN;
  const check = startDocumentCheck({
    database,
    clock: { now: () => now, programmeNow: () => now, standsOn: undefined },
    log: console,
    metrics: { documentsChecked: (differences) => (checked = differences) },
  });
  await check.drain();
  await check.stop();
  if (checked !== 0) throw new Error(`Documents and the ledger disagree in ${checked} places.`);
}

/** Puts every dealer into two new campaigns, with a credit in the first and, for half of them, a debt in the second. */
async function giveBalances(url: string, service: Service): Promise<number> {
  await onDatabase(url, (client) =>
    client.query(`update members set address = 'Via Roma 1', postal_code = '00184', sdi_code = 'ABC1234'
      where role = 'Dealer'`),
  );
  const [, annual] = programmeJson<readonly object[]>('campagne.json');
  const campaignIds: number[] = [];
  for (const title of ['Crediti', 'Debiti']) {
    const { campaign } = await service.call<{ campaign: { id: number } }>('POST', '/campaigns', { ...annual, title });
    campaignIds.push(campaign.id);
  }
  const [credits = 0, debts = 0] = campaignIds;
  const opened = await openDatabase({ databaseUrl: url, dataDir: '' });
  const { rows } = await onDatabase(url, (client) =>
    client.query<{ id: number }>(`select id from members where role = 'Dealer' and deleted_at is null order by id`),
  );
  const ids = rows.map(({ id }) => id);
  for (const campaignId of campaignIds) {
    const goals = ids.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await insertMemberships(opened.database, campaignId, goals, now);
  }
  const entry = (campaignId: number, dealerId: number, amount: string): NewEntry => ({
    values: {
      ...{ campaignId, dealerId, kind: 'adjustment', day, amount, reason: 'Saldo' },
      ...{ origin: 'hand', recordedAt: now, recordedBy: null },
    },
    countsAs: 'adjustment',
  });
  await opened.database.transaction((transaction) =>
    insertEntries(transaction, [
      ...ids.map((dealerId) => entry(credits, dealerId, '100.00')),
      ...ids.filter((_id, index) => index % 2 === 0).map((dealerId) => entry(debts, dealerId, '-40.00')),
    ]),
  );
  await opened.close();
  return credits;
}
