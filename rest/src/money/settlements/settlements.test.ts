/** Settlement runs from the draft to paid and cancelled documents (docs/domain/settlement.md). */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { members } from '../../ground/database/tables/people/network.js';
import { ledgerEntries } from '../../ground/database/tables/programme/ledger.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { insertMemberships } from '../../programme/memberships/membership/queries.js';
import { findDifferences } from '../../figures/sums/differences.js';
import { recomputeSums } from '../../figures/sums/sums.js';
import { openTestApp, type TestApp } from '../../testing/app/testApp.js';
import { schemaErrors } from '../../testing/files/fatturaPaSchema.js';
import { uploaded } from '../../testing/files/files.js';
import { unzipped } from '../../testing/files/openedSheet.js';
import { pdfTexts } from '../../testing/files/pdfText.js';
import { newCampaign } from '../../testing/programme/salesAndCampaigns.js';
import { settings } from '../../testing/programme/settledDealers.js';

interface Line {
  readonly dealerId: number;
  readonly credits: string;
  readonly debts: string;
  readonly setOff: string;
  readonly net: string;
  readonly outcome: string;
  readonly missing: readonly string[];
  readonly moves: readonly { readonly from: { id: number }; readonly to: { id: number }; readonly amount: string }[];
}
interface Document {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly dealerId: number;
  readonly net: string;
  readonly tax: string;
  readonly total: string;
  readonly state: string;
  readonly paidOn: string | null;
  readonly lines: readonly { readonly credit: string; readonly setOff: string; readonly paid: string }[];
}

let service: TestApp;
let dealers: number[];
beforeAll(async () => {
  service = await openTestApp();
  service.fixDay('2025-10-15');
  const codes = ['DE00001', 'DE00002', 'DE00003', 'DE00004'];
  dealers = [];
  for (const code of codes) dealers.push((await service.memberWithCode(code)).id);
  const nothing = { address: null, postalCode: null, sdiCode: null };
  await service.database.update(members).set(nothing).where(inArray(members.id, dealers));
  const complete = { address: 'Via "Roma" 1 & 2', postalCode: '00184', sdiCode: 'abc1234' };
  await service.database
    .update(members)
    .set(complete)
    .where(eq(members.id, dealers[0] ?? 0));
  expect((await put('settlements/settings', settings)).statusCode).toBe(200);
});
afterAll(() => service.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = 'ka.admin') =>
  service.call(method, `/api/${path}`, { as, ...(body === undefined ? {} : { body }) });
const get = (path: string, as?: string) => call('GET', path, undefined, as);
const post = (path: string, body?: object, as?: string) => call('POST', path, body, as);
const put = (path: string, body: object) => call('PUT', path, body);
const conflict = (reason: string) => ({ success: false, error: { code: 'CONFLICT', reason } });

/** The first is paid by notes, the second by notices, the third is in no run. */
let campaigns: number[];
beforeEach(async () => {
  campaigns = [];
  const kinds = [
    { endsOn: '2025-06-30', title: 'Prima' },
    { endsOn: '2025-08-31', title: 'Seconda', settlement: 'dealerInvoice' as const },
    { endsOn: '2025-12-31', title: 'Terza' },
  ];
  for (const kind of kinds) {
    const rules = await newCampaign(service.database, kind);
    const { id } = rules;
    campaigns.push(id);
    const goals = dealers.map((dealerId) => ({ dealerId, goalThreshold: 100 }));
    await insertMemberships(service.database, id, goals, service.clock.now());
    await service.database.transaction((transaction) => recomputeSums(transaction, rules, null));
  }
});

const adjust = async (dealer: number, campaign: number, amount: string) => {
  const path = `campaigns/${campaigns[campaign]}/dealer/${dealers[dealer]}/adjustments`;
  expect((await post(path, { day: '2025-09-01', amount, reason: 'Saldo di prova' })).statusCode).toBe(201);
};
/** Nothing is left for the run of another test. */
afterEach(async () => {
  for (const campaign of campaigns.keys()) {
    for (const dealer of dealers.keys()) {
      const left = (await balance(dealer, campaign)) ?? '0.00';
      if (left !== '0.00') await adjust(dealer, campaign, left.startsWith('-') ? left.slice(1) : `-${left}`);
    }
  }
});

/** Of the dealers 0 to 3: paid in both forms, only set off, carried over, paid after a set-off. */
const balances = async () => {
  await adjust(0, 0, '100.10');
  await adjust(0, 1, '50.00');
  await adjust(1, 0, '40.00');
  await adjust(1, 2, '-60.00');
  await adjust(2, 0, '30.00');
  await adjust(2, 2, '-10.00');
  await adjust(3, 0, '80.10');
  await adjust(3, 2, '-30.05');
};
const input = (changes: object = {}) => ({
  title: 'Liquidazione di ottobre',
  campaigns: [campaigns[0], campaigns[1]],
  minimum: '25.00',
  day: '2025-10-15',
  ...changes,
});
const create = async (changes: object = {}) => {
  const response = await post('settlements', input(changes));
  expect(response.statusCode).toBe(201);
  return response.json<{ data: { settlement: { id: number } } }>().data.settlement.id;
};
const propose = (id: number, as?: string) => post(`settlements/${id}/proposal`, undefined, as);
const approve = (id: number, as = 'gd.admin') => post(`settlements/${id}/approval`, undefined, as);
const lines = async (id: number, body: object = {}) =>
  (await post(`settlements/${id}/lines`, body)).json<{ data: { items: Line[]; total: number } }>().data;
const documents = async (settlementId: number, body: object = {}) =>
  (
    await post('settlements/documents/table', {
      filter: { settlementId, ...body },
      sorting: { column: 'number', direction: 'asc' },
    })
  ).json<{ data: { items: Document[]; total: number } }>().data.items;
const balance = async (dealer: number, campaign: number) => {
  const [row] = await service.database
    .select({ left: sql<string>`(plafond_expendable - debt)::text` })
    .from(memberships)
    .where(sql`campaign_id = ${campaigns[campaign]} and dealer_id = ${dealers[dealer]}`);
  return row?.left;
};
/** Asks for the cancellation of a document, and has another user approve it. */
const cancel = async (id: number | undefined, reason: string) => {
  const asked = await post(`settlements/documents/${id}/cancellation`, { reason });
  const { approval } = asked.json<{ data: { approval: { id: number } } }>().data;
  expect((await post(`approvals/${approval.id}/approval`, undefined, 'gd.admin')).statusCode).toBe(200);
};
const approved = async () => {
  await balances();
  const id = await create();
  expect((await propose(id)).statusCode).toBe(200);
  expect((await approve(id)).statusCode).toBe(200);
  return id;
};

test('a run is a draft that follows the balances, is frozen, and is approved by another user', async () => {
  await balances();
  const id = await create();
  const draft = await lines(id);
  expect(draft.total).toBe(4);
  expect(draft.items.map(({ outcome, net, setOff }) => [outcome, net, setOff])).toEqual([
    ['document', '150.10', '0.00'],
    ['setOffOnly', '0.00', '40.00'],
    ['carriedOver', '20.00', '10.00'],
    ['document', '50.05', '30.05'],
  ]);
  expect(draft.items.map(({ missing }) => missing)).toEqual([[], [], [], ['address', 'postalCode', 'sdiCode']]);
  expect(draft.items[3]?.moves).toMatchObject([
    { from: { id: campaigns[0] }, to: { id: campaigns[2] }, amount: '30.05' },
  ]);
  expect((await lines(id, { filter: { outcome: 'document', incomplete: true } })).items).toMatchObject([
    { dealerId: dealers[3] },
  ]);
  const inSecond = { filter: { campaignId: [campaigns[1]] } };
  expect((await lines(id, inSecond)).items.map(({ dealerId }) => dealerId)).toEqual([dealers[0]]);
  const totals = { dealers: 4, documents: 2, setOffOnly: 1, carriedOver: 1, incomplete: 1 };
  const sums = { credits: '270.20', setOff: '70.05', net: '200.15', carried: '20.00' };
  expect((await get(`settlements/${id}`)).json()).toMatchObject({
    data: { settlement: { state: 'draft', totals: { ...totals, ...sums }, mayApprove: false } },
  });
  await adjust(2, 0, '5.00');
  expect((await lines(id)).items[2]).toMatchObject({ outcome: 'document', net: '25.00' });
  await adjust(2, 0, '-5.00');

  expect((await approve(id)).json()).toMatchObject(conflict('notProposed'));
  expect((await propose(id)).json()).toMatchObject({ data: { settlement: { state: 'proposed' } } });
  expect((await propose(id)).json()).toMatchObject(conflict('notADraft'));
  expect((await put(`settlements/${id}`, input({ filter: {} }))).json()).toMatchObject(conflict('notADraft'));
  expect((await call('DELETE', `settlements/${id}`)).json()).toMatchObject(conflict('notADraft'));
  expect((await approve(id, 'ka.admin')).json()).toMatchObject(conflict('sameUser'));
  expect(await lines(id)).toEqual(draft);
  expect((await lines(id, inSecond)).items.map(({ dealerId }) => dealerId)).toEqual([dealers[0]]);
  expect((await approve(id)).json()).toMatchObject({
    data: { settlement: { state: 'approved', documents: 3, decidedBy: 'Giorgio Donati', totals: sums } },
  });
  expect((await approve(id)).json()).toMatchObject(conflict('notProposed'));

  const trail = await post('audit/table', { filter: { entity: 'settlement', entityId: id } });
  const { items } = trail.json<{ data: { items: { action: string; entityName: string }[] } }>().data;
  expect(items.map(({ action }) => action)).toEqual(['approved', 'proposed', 'created']);
  expect(items[0]?.entityName).toBe('Liquidazione di ottobre');

  const made = await documents(id);
  expect(made.map(({ kind, dealerId, net, tax, total }) => [kind, dealerId, net, tax, total])).toEqual([
    ['notice', dealers[0], '50.00', '0.00', '50.00'],
    ['creditNote', dealers[0], '100.10', '22.02', '122.12'],
    ['creditNote', dealers[3], '50.05', '11.01', '61.06'],
  ]);
  expect(made.map(({ number }) => number)).toEqual(['AV-2025-000001', 'NC-2025-000001', 'NC-2025-000002']);
  expect(made[2]?.lines).toMatchObject([{ credit: '80.10', setOff: '30.05', paid: '50.05' }]);
  expect(await balance(0, 0)).toBe('0.00');
  expect([await balance(1, 0), await balance(1, 2)]).toEqual(['0.00', '-20.00']);
  // carried over: nothing is written
  expect([await balance(2, 0), await balance(2, 2)]).toEqual(['30.00', '-10.00']);
  expect([await balance(3, 0), await balance(3, 2)]).toEqual(['0.00', '0.00']);
  expect(await findDifferences(service.database)).toEqual([]);
});

describe('a proposed run', () => {
  test('whose balances moved is a draft again, and says whose', async () => {
    await balances();
    const id = await create();
    await propose(id);
    await adjust(1, 2, '-1');
    const response = await approve(id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      error: {
        reason: 'balancesChanged',
        obstacles: [{ kind: 'balanceChanged', id: dealers[1] }],
        obstacleCount: 1,
      },
    });
    expect((await get(`settlements/${id}`)).json()).toMatchObject({ data: { settlement: { state: 'draft' } } });
    expect(await documents(id)).toEqual([]);
    await propose(id);
    expect((await approve(id)).statusCode).toBe(200);
    expect(await balance(1, 2)).toBe('-21.00');
  });

  test('is withdrawn for good', async () => {
    await balances();
    const id = await create();
    expect((await post(`settlements/${id}/withdrawal`)).json()).toMatchObject(conflict('notProposed'));
    await propose(id);
    expect((await post(`settlements/${id}/withdrawal`)).json()).toMatchObject({
      data: { settlement: { state: 'withdrawn' } },
    });
    expect((await approve(id)).json()).toMatchObject(conflict('notProposed'));
    expect(await balance(0, 0)).toBe('100.10');
  });

  test('without a dealer to settle is refused, and one without a configured tax for its notes', async () => {
    const id = await create();
    expect((await propose(id)).json()).toMatchObject(conflict('nothingToSettle'));
    await adjust(2, 0, '10.00');
    expect((await propose(id)).json()).toMatchObject(conflict('nothingToSettle'));
    await adjust(2, 0, '20.00');
    expect((await put('settlements/settings', { ...settings, taxRate: null })).statusCode).toBe(200);
    expect((await propose(id)).json()).toMatchObject(conflict('taxMissing'));
    expect((await put('settlements/settings', settings)).statusCode).toBe(200);
  });
});

describe('a document', () => {
  test('that is cancelled gives back what it paid and covered, once; its number stays', async () => {
    const id = await approved();
    const [, , note] = await documents(id);
    const reason = 'Intestatario sbagliato';
    await cancel(note?.id, reason);
    expect(await documents(id, { state: 'cancelled' })).toMatchObject([{ cancelReason: reason, number: note?.number }]);
    expect([await balance(3, 0), await balance(3, 2)]).toEqual(['80.10', '-30.05']);
    expect(await findDifferences(service.database)).toEqual([]);
    // what is wrong with a document is found
    const addToNet = (amount: number) =>
      service.database.execute(sql`update settlement_documents set net = net + ${amount} where id = ${note?.id}`);
    await addToNet(1);
    expect(await findDifferences(service.database)).toMatchObject([
      { field: `${note?.number}, net`, computed: '50.05' },
    ]);
    await addToNet(-1);
    // what it gave back is paid by another run, under the next number
    const next = await create();
    await propose(next);
    await approve(next);
    const [again] = await documents(next);
    expect(Number(again?.number.slice(-6))).toBe(Number(note?.number.slice(-6)) + 1);
    const [entry] = await service.database
      .select()
      .from(ledgerEntries)
      .where(sql`document_id = ${note?.id} and kind = 'redemption'`);
    const byHand = `campaigns/${campaigns[0]}/dealer/${dealers[3]}/entries/${entry?.id}/reversal`;
    expect((await post(byHand, { reason: 'A mano' })).json()).toMatchObject(conflict('notReversible'));
  });

  test('is seen by its dealer and those above it, and by nobody else', async () => {
    const id = await approved();
    const made = await documents(id);
    const own = made.find(({ kind }) => kind === 'creditNote');
    const other = made.find(({ dealerId }) => dealerId !== own?.dealerId);
    const list = await get(`dealers/${own?.dealerId}/settlement-documents`, 'dealer');
    expect(list.json<{ data: { documents: Document[] } }>().data.documents).toContainEqual(own);
    const one = await get(`settlements/documents/${own?.id}`, 'dealer');
    expect(one.json()).toMatchObject({
      data: {
        document: { ...own, taxRate: '22.00', address: 'Via "Roma" 1 & 2', sender: settings.sender, invoices: [] },
      },
    });
    expect((await get(`settlements/documents/${other?.id}`, 'dealer')).statusCode).toBe(404);
    expect((await get(`settlements/documents/${other?.id}/pdf`, 'dealer')).statusCode).toBe(404);
    expect((await get(`dealers/${other?.dealerId}/settlement-documents`, 'dealer')).statusCode).toBe(404);
    const pdf = await get(`settlements/documents/${own?.id}/pdf`, 'dealer');
    const text = (await pdfTexts(pdf.rawPayload)).join(' ');
    expect(text).toMatch(/Causale: premi dell[ae] campagn[ae] «.+» \(\d{2}\/\d{2}\/\d{4} – \d{2}\/\d{2}\/\d{4}\)/);
    const labels = ['Destinatario', 'Premio spendibile', 'Compensazione', 'Importo'];
    for (const part of [own?.number ?? '', 'Pneus S.p.A.', ...labels, 'Prima', '100,10', '22,02', '122,12']) {
      expect(text).toContain(part);
    }
    // nobody has paid yet
    expect(text).not.toContain('Pagato');
    expect(text).not.toContain('documento fiscale');
  });

  test('that is a notice says on paper that an invoice has to be issued, with VAT', async () => {
    const notice = (await documents(await approved())).find(({ kind }) => kind === 'notice');
    const pdf = await get(`settlements/documents/${notice?.id}/pdf`);
    expect((await pdfTexts(pdf.rawPayload)).join(' ')).toContain(
      'Questo avviso non è un documento fiscale. Emetti una fattura per l’importo indicato, più l’IVA se dovuta, e riporta il numero dell’avviso.',
    );
  });

  test('is a row of the file for an ERP and, where nothing is missing, an XML file', async () => {
    const id = await approved();
    const file = await post('settlements/documents/export', { format: 'jsonl', filter: { settlementId: id } });
    const rows = file.payload.trim().split('\n');
    expect(rows).toHaveLength(3);
    expect(JSON.parse(rows[1] ?? '')).toMatchObject({ kind: 'CREDIT_NOTE', paid: '100.10', total: '122.12' });
    const table = await post(`settlements/${id}/lines/export`, { format: 'csv' });
    expect(table.payload.trim().split('\n')).toHaveLength(5);
    expect((await post('settlements/documents/preparation', { settlementId: id })).statusCode).toBe(200);
    const zip = await get(`settlements/${id}/fatturapa`);
    expect(zip.statusCode).toBe(200);
    // the other note lacks data
    const files = [...(await unzipped(zip.rawPayload))];
    expect(files).toEqual([[expect.stringMatching(/^IT01234567897_[0-9A-Z]{5}\.xml$/), expect.any(String)]]);
    expect(await schemaErrors(files[0]?.[1] ?? '')).toEqual([]);
  });

  test('is paid by a file, whose wrong rows are named and change nothing', async () => {
    const id = await approved();
    const [first, second, third] = await documents(id);
    await cancel(third?.id, 'Prova');
    const read = async (...rows: string[]) => {
      const bytes = Buffer.from(['numero;pagato_il', ...rows].join('\n'));
      const uploadId = await uploaded(service, bytes, { purpose: 'settlementPayments', filename: 'pagati.csv' });
      return post('settlements/payments', { uploadId });
    };
    const rows = [
      `${first?.number};15/10/2025`,
      `${second?.number?.toLowerCase()};16/10/2025`,
      `${third?.number};15/10/2025`,
      'NC-1999-000001;15/10/2025',
      `${second?.number};15/10/2025`,
    ];
    expect((await read(...rows)).json()).toEqual({
      success: true,
      data: {
        outcome: {
          rows: 5,
          paid: 1,
          unchanged: 0,
          refused: [
            { row: 3, number: second?.number, paidOn: '16/10/2025', reason: 'dayInFuture' },
            { row: 4, number: third?.number, paidOn: '15/10/2025', reason: 'cancelled' },
            { row: 5, number: 'NC-1999-000001', paidOn: '15/10/2025', reason: 'unknownNumber' },
            { row: 6, number: second?.number, paidOn: '15/10/2025', reason: 'twiceInFile' },
          ],
          refusedCount: 4,
          rejected: [],
          columns: null,
        },
      },
    });
    expect((await documents(id, { paid: true })).map(({ number }) => number)).toEqual([first?.number]);
    const again = await read(
      `${first?.number};2025-10-15`,
      `${second?.number};boh`,
      `${second?.number ?? ''}x;2025-10-15`,
    );
    expect(again.json()).toMatchObject({ data: { outcome: { paid: 0, unchanged: 1, refusedCount: 2 } } });
  });

  test('is not paid by a file with other columns, which are named', async () => {
    const unreadable = await uploaded(service, Buffer.from('numero;data;numero\n1;2;3'), {
      purpose: 'settlementPayments',
      filename: 'altro.csv',
    });
    expect((await post('settlements/payments', { uploadId: unreadable })).json()).toMatchObject({
      error: {
        code: 'BAD_USER_INPUT',
        fields: { uploadId: 'invalid' },
        obstacles: [
          { kind: 'wrongColumn', text: 'data' },
          { kind: 'wrongColumn', text: 'numero' },
          { kind: 'missingColumn', text: 'pagato_il' },
        ],
        obstacleCount: 3,
      },
    });
  });

  test('is paid by a file with the month first, once a day shows it', async () => {
    const id = await approved();
    const [first, second] = await documents(id);
    const rows = ['numero;pagato_il', `${first?.number};10/15/2025`, `${second?.number};2/3/2026`];
    const uploadId = await uploaded(service, Buffer.from(rows.join('\n')), {
      purpose: 'settlementPayments',
      filename: 'pagati.csv',
    });
    expect((await post('settlements/payments', { uploadId })).json()).toMatchObject({
      data: { outcome: { paid: 1, refused: [{ row: 3, reason: 'dayInFuture' }] } },
    });
  });
});

describe('refused are', () => {
  test.each([
    [{ campaigns: [] }, { campaigns: 'required' }],
    [{ campaigns: [2_000_000_000] }, { campaigns: 'unknown' }],
    [{ minimum: '-1' }, { minimum: 'invalid' }],
    [{ minimum: '1.234' }, { minimum: 'invalid' }],
    [{ title: ' ' }, { title: 'required' }],
    [{ day: '2025-10-16' }, { day: 'invalid' }],
    [{ day: '2024-12-31' }, { day: 'invalid' }],
    [{ day: '2025-02-30' }, { day: 'invalid' }],
    [{ filter: { memberId: 2_000_000_000 } }, { 'filter.memberId': 'unknown' }],
    [{ filter: { colour: 'red' } }, { 'filter.colour': 'unknown' }],
  ])('a run with %j', async (changes, fields) => {
    expect((await post('settlements', input(changes))).json()).toMatchObject({
      error: { code: 'BAD_USER_INPUT', fields },
    });
  });

  test('a run of a draft, or of a campaign twice', async () => {
    const { id } = await newCampaign(service.database, { state: 'draft' });
    for (const ids of [[id], [campaigns[0], campaigns[0]]]) {
      const response = await post('settlements', input({ campaigns: ids }));
      expect(response.json()).toMatchObject({ error: { fields: { campaigns: 'invalid' } } });
    }
  });

  test.each([
    [{ taxNature: 'N4', taxReference: 'art. 10' }, { taxNature: 'invalid' }],
    [{ taxRate: null, taxNature: 'N4' }, { taxReference: 'required' }],
    [{ taxRate: '0' }, { taxRate: 'invalid' }],
    [{ sender: { ...settings.sender, vatNumber: '01234567890' } }, { 'sender.vatNumber': 'invalid' }],
  ])('settings with %j', async (changes, fields) => {
    expect((await put('settlements/settings', { ...settings, ...changes })).json()).toMatchObject({
      error: { fields },
    });
  });
});

test('a draft is changed, found in its table, and deleted; a filter chooses its dealers', async () => {
  await balances();
  const { region } = await service.memberWithCode('DE00001');
  const id = await create({ filter: { region: [region] } });
  const some = await lines(id);
  expect(some.items.map(({ dealerId }) => dealerId)).toContain(dealers[0]);
  expect(some.total).toBeLessThanOrEqual(4);
  const changed = await put(
    `settlements/${id}`,
    input({ title: 'Altra', filter: { memberId: dealers[3] }, version: 1 }),
  );
  expect(changed.json()).toMatchObject({
    data: { settlement: { title: 'Altra', version: 2, totals: { dealers: 1 } } },
  });
  expect((await put(`settlements/${id}`, input({ filter: {}, version: 1 }))).json()).toMatchObject(
    conflict('staleVersion'),
  );
  const table = await post('settlements/table', { searchTerm: 'altra', filter: { campaignId: campaigns[0] } });
  expect(table.json()).toMatchObject({ data: { total: 1, items: [{ id, filter: { member: { id: dealers[3] } } }] } });
  expect((await call('DELETE', `settlements/${id}`)).statusCode).toBe(200);
  expect((await get(`settlements/${id}`)).statusCode).toBe(404);
});

test('a deleted dealer keeps its balances, and is settled like others', async () => {
  await balances();
  await service.database
    .update(members)
    .set({ deletedAt: service.clock.now() })
    .where(eq(members.id, dealers[3] ?? 0));
  const id = await create();
  expect((await lines(id)).items[3]).toMatchObject({ dealerId: dealers[3], isDeleted: true, net: '50.05' });
  await service.database
    .update(members)
    .set({ deletedAt: null })
    .where(eq(members.id, dealers[3] ?? 0));
});
