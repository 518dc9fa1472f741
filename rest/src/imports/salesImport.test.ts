import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { findDifferences } from '../sums/differences.js';
import {
  brands,
  importFoundLines,
  importProblems,
  imports,
  importSales,
  members,
  memberships,
  sales,
  salesMonths,
} from '../database/schema.js';
import { vatCheckDigit } from '../domain/vatNumber.js';
import { tidyUp } from '../programme/housekeeping.js';
import { applyFile, importById, importFile, loadFile, undoFile, undoRefused } from '../testing/loadedFile.js';
import { newCampaign } from '../testing/salesAndCampaigns.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { workbook } from '../testing/workbook.js';

const officeFile = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../tests/data/programma/${name}`, import.meta.url)));
const header = 'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo';

let service: TestApp;
let dealerNumber: string;
let otherNumber: string;
beforeAll(async () => {
  service = await openTestApp();
  dealerNumber = (await service.memberWithCode('DE00001')).vatNumber ?? '';
  otherNumber = (await service.memberWithCode('DE00002')).vatNumber ?? '';
});
afterAll(() => service.close());

const ordinary = {
  documento: 'D1',
  riga: '1',
  partita_iva: '',
  data: '10/03/2025',
  marca: 'Lupo',
  stagione: 'estivo',
  segmento: 'vettura',
  cerchio: '17',
  canale: 'dettaglio',
  quantita: '4',
  importo: '400,00',
};

/** A row of a sale to the first dealer of the demonstration. */
const lineOf = (documento: string, changes: Partial<Record<keyof typeof ordinary, string>> = {}): string =>
  Object.values({ ...ordinary, documento, partita_iva: dealerNumber, ...changes }).join(';');

const fileOf = (...rows: string[]) => [header, ...rows].join('\n');
const load = (...rows: string[]) => loadFile(service, 'sales', fileOf(...rows));
const sell = (...rows: string[]) => importFile(service, 'sales', fileOf(...rows));

const lines = () => service.database.select().from(sales).orderBy(asc(sales.document), asc(sales.line));
const months = () =>
  service.database.select().from(salesMonths).orderBy(asc(salesMonths.dealerId), asc(salesMonths.month));
const allMemberships = () =>
  service.database.select().from(memberships).orderBy(asc(memberships.campaignId), asc(memberships.dealerId));
const everything = async () => [await lines(), await months(), await allMemberships()];

describe('a sales file', () => {
  test('becomes sale lines, whose months and campaigns follow', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const { id: campaignId } = await newCampaign(service.database, {
      factorBoostDetail: { boosts: [{ label: 'x', match: { rimFrom: 18 }, factor: '1.50' }] },
    });
    await service.database
      .insert(memberships)
      .values({ campaignId, dealerId: dealer.id, goalThreshold: 10, acceptedAt: new Date(), addedAt: new Date() });
    const read = await load(
      lineOf('A1'),
      lineOf('A1', { riga: '2', canale: 'FLOTTA', cerchio: '18', data: '2025-03-31', importo: '1.234,50' }),
      lineOf('A2', { quantita: '-1', importo: '-100', data: '01/04/2025', marca: 'LUPO' }),
      lineOf('A3', { data: '31/12/2026', partita_iva: otherNumber }),
    );
    const monthsOfFile = [
      ['2025-03', 8, 4, '1634.50'],
      ['2025-04', -1, 0, '-100.00'],
      ['2026-12', 4, 0, '400.00'],
    ];
    const before = await monthTotals();
    expect(read).toMatchObject({ status: 'ready', rowsRead: 4, rowsValid: 4, totals: { created: 4, unchanged: 0 } });
    expect(read.totals.months).toEqual(
      monthsOfFile.map(([month, tires, fleet, amount]) => {
        const known = before.get(String(month)) ?? { tires: 0, fleet: 0, amount: '0.00' };
        return {
          month,
          tiresBefore: known.tires,
          tiresAfter: known.tires + Number(tires),
          fleetBefore: known.fleet,
          fleetAfter: known.fleet + Number(fleet),
          amountBefore: known.amount,
          amountAfter: (Number(known.amount) + Number(amount)).toFixed(2),
        };
      }),
    );
    const applied = await applyFile(service, read.id);
    expect(applied).toMatchObject({ status: 'applied', totals: read.totals, progress: { done: 4, total: 4 } });
    const made = (await lines()).filter(({ importId }) => importId === read.id);
    expect(
      made.map(({ document, line, soldOn, quantity, amount, channel, rim }) => [
        document,
        line,
        soldOn,
        quantity,
        amount,
        channel,
        rim,
      ]),
    ).toEqual([
      ['A1', 1, '2025-03-10', 4, '400.00', 'retail', 17],
      ['A1', 2, '2025-03-31', 4, '1234.50', 'fleet', 18],
      ['A2', 1, '2025-04-01', -1, '-100.00', 'retail', 17],
      ['A3', 1, '2026-12-31', 4, '400.00', 'retail', 17],
    ]);
    // brands compare without case, and keep the first spelling
    expect(new Set(made.map(({ brandId }) => brandId)).size).toBe(1);
    const [lupo] = await service.database.select().from(brands).where(eq(brands.key, 'lupo'));
    expect(lupo?.name).toBe('Lupo');
    const [membership] = (await allMemberships()).filter((row) => row.campaignId === campaignId);
    expect(membership).toMatchObject({ quantity: 7, fleetQuantity: 4, boostedQuantity: '9.000000', tiresPurchased: 7 });
    expect(await findDifferences(service.database)).toEqual([]);
    expect(await stagedRows()).toBe(0);
  });

  test('whose lines come again changes nothing, and is undone without a trace', async () => {
    const first = await sell(lineOf('B1'), lineOf('B2'));
    const before = await everything();
    const again = await sell(lineOf('B1', { marca: 'lupo', importo: '400.00' }), lineOf('B2'), lineOf('B2'));
    expect(again).toMatchObject({ rowsRead: 3, totals: { created: 0, updated: 0, unchanged: 3, months: [] } });
    expect(await everything()).toEqual(before);
    expect((await undoFile(service, again.id)).status).toBe('undone');
    expect(await everything()).toEqual(before);
    // the lines belong to the import that first applied them
    expect((await lines()).filter(({ document }) => document.startsWith('B')).map(({ importId }) => importId)).toEqual([
      first.id,
      first.id,
    ]);
  });

  test('is undone as a whole, which restores every figure', async () => {
    const { id: campaignId } = await newCampaign(service.database);
    const { id: closedId } = await newCampaign(service.database);
    const dealer = await service.memberWithCode('DE00001');
    const terms = { dealerId: dealer.id, goalThreshold: 1, acceptedAt: new Date(), addedAt: new Date() };
    await service.database.insert(memberships).values([
      { ...terms, campaignId },
      { ...terms, campaignId: closedId },
    ]);
    await sell(lineOf('C0'));
    const before = await everything();
    const { id } = await sell(lineOf('C1', { quantita: '100' }), lineOf('C2', { data: '05/05/2025' }));
    const closed = (await allMemberships()).find((row) => row.campaignId === closedId);
    await service.database.execute(sql`update campaigns set state = 'closed' where id = ${closedId}`);
    // what was redeemed, a goal edited or a dealer accepted since do not stand in the way
    await service.database.execute(
      sql`update memberships set redeemed = 150, goal_threshold = 2 where campaign_id = ${campaignId}`,
    );
    expect(await undoFile(service, id)).toMatchObject({ status: 'undone', failure: null });
    expect((await allMemberships()).find((row) => row.campaignId === closedId)).toEqual(closed);
    const open = (await allMemberships()).find((row) => row.campaignId === campaignId);
    expect(open).toMatchObject({ quantity: 4, plafondExpendable: '0.00', redeemed: '150.00' });
    await service.database.execute(sql`delete from memberships where campaign_id in (${campaignId}, ${closedId})`);
    const [linesBefore, monthsBefore] = before;
    expect([await lines(), await months()]).toEqual([linesBefore, monthsBefore]);
    // the same file is a new import again
    expect((await sell(lineOf('C1', { quantita: '100' }), lineOf('C2', { data: '05/05/2025' }))).status).toBe(
      'applied',
    );
  });

  test('has lines that take no notice of the case of their documents, nor of spaces around them', async () => {
    const { id } = await sell(lineOf('K-Ñ1'), lineOf('K-2'));
    const read = await load(
      lineOf(' k-ñ1 '),
      lineOf('k-2', { quantita: '5' }),
      lineOf('k-3'),
      lineOf('K-3'),
      lineOf('K-3', { marca: 'Volpe' }),
    );
    expect(read.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'documento'],
      [6, 'documento'],
    ]);
    expect(read.totals).toMatchObject({ created: 1, unchanged: 2 });
    expect((await applyFile(service, read.id, true)).status).toBe('applied');
    const documents = async (importId: number) =>
      (await lines()).filter((line) => line.importId === importId).map(({ document }) => document);
    expect([await documents(id), await documents(read.id)]).toEqual([['K-2', 'K-Ñ1'], ['k-3']]);
  });

  test('compares documents as people do, whatever letters they hold', async () => {
    const letters = [...'aA1-/ èÈñÑŸÿšŠøÞß'];
    const document = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(document, document, async (one, other) => {
        const { rows } = (await service.database.execute(
          sql`select document_key(${one}::text) = document_key(${other}::text) as same`,
        )) as { readonly rows: readonly { readonly same: boolean }[] };
        expect(rows[0]?.same).toBe(one.toLowerCase() === other.toLowerCase());
      }),
      { examples: [['FT-È1', 'ft-è1']] },
    );
  });

  test('whose line there is twice from before, by case alone, has the one that it means', async () => {
    const { id } = await sell(lineOf('M1'), lineOf('M2', { quantita: '8', importo: '800,00' }));
    // as the version before took them in
    await service.database.execute(
      sql`update sales set document = 'm1', is_older_twin = true where import_id = ${id} and document = 'M2'`,
    );
    const before = await everything();
    const read = await load(
      lineOf('m1', { quantita: '8', importo: '800,00' }),
      lineOf('M1', { riga: '2' }),
      lineOf('m1', { riga: '3', quantita: '5' }),
    );
    expect(read).toMatchObject({ status: 'ready', totals: { created: 2, unchanged: 1 } });
    expect((await load(lineOf('m1'))).totals).toMatchObject({ created: 0, unchanged: 1 });
    expect((await load(lineOf('m1', { quantita: '9' }))).errors).toMatchObject([{ row: 2, column: 'documento' }]);
    expect(await everything()).toEqual(before);
  });

  test('names its bad rows by the first bad column, and the whole stays out', async () => {
    const deleted = await memberToDelete();
    const agent = await service.memberWithCode('AG0001');
    const agentNumber = '12345678903';
    await service.database.update(members).set({ vatNumber: agentNumber }).where(eq(members.id, agent.id));
    await sell(lineOf('E0'));
    const before = await everything();
    const read = await load(
      lineOf('E1'),
      lineOf('E2', { partita_iva: '00000000000', data: 'ieri' }),
      lineOf('E3', { data: 'ieri', marca: '' }),
      lineOf('E4', { partita_iva: agentNumber }),
      lineOf('E5', { partita_iva: deleted }),
      // the line of row 2 with another quantity, and with another date that cannot be read
      lineOf('E1', { quantita: '5' }),
      lineOf('E1', { data: '99/99/2025' }),
      // the line of an earlier import with another brand, and with an unknown dealer
      lineOf('E0', { marca: 'Volpe' }),
      lineOf('E0', { partita_iva: '00000000000' }),
      '',
      `${lineOf('E6')};di più`,
      lineOf('E7'),
      'E8;1',
    );
    expect(read.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'partita_iva'],
      [4, 'data'],
      [5, 'partita_iva'],
      [6, 'partita_iva'],
      [7, 'documento'],
      [8, 'documento'],
      [9, 'documento'],
      [10, 'documento'],
      [12, '(riga)'],
      [14, 'partita_iva'],
    ]);
    expect(read).toMatchObject({ status: 'invalid', rowsRead: 12, rowsValid: 2, errorCount: 10 });
    expect(read.totals).toMatchObject({ created: 2, unchanged: 0 });
    expect(await everything()).toEqual(before);
    const applied = await applyFile(service, read.id, true);
    expect(applied).toMatchObject({ status: 'applied', totals: { created: 2 }, errorCount: 10 });
    expect((await lines()).filter(({ importId }) => importId === read.id).map(({ document }) => document)).toEqual([
      'E1',
      'E7',
    ]);
    expect(await findDifferences(service.database)).toEqual([]);
  });

  test('shows in its preview the first lines that it makes, and its errors in groups', async () => {
    const dealer = await service.memberWithCode('DE00001');
    await sell(lineOf('Q0'), lineOf('Q1'));
    const strangers = Array.from({ length: 30 }, (_, index) => lineOf(`Q-S${index}`, { partita_iva: '00000000000' }));
    const made = Array.from({ length: 30 }, (_, index) => lineOf(`Q-M${index}`, { riga: String(index) }));
    const read = await load(
      lineOf('Q1'),
      lineOf('Q2', { data: 'ieri' }),
      lineOf('Q0', { quantita: '9' }),
      // in error for its dealer first, though its brand is missing too
      lineOf('Q3', { partita_iva: '00000000000', marca: '' }),
      ...strangers,
      ...made,
      lineOf('Q-M0', { riga: '0', marca: 'Volpe' }),
    );
    expect(read.groups).toEqual([
      { column: 'partita_iva', reason: 'unknownVatNumber', rows: 31 },
      { column: 'documento', reason: 'knownLine', rows: 1 },
      { column: 'documento', reason: 'repeatedLine', rows: 1 },
      { column: 'data', reason: 'notDate', rows: 1 },
    ]);
    expect(read.errors.at(-1)).toMatchObject({ row: 66, reason: 'repeatedLine', parameters: { row: 36 } });
    expect(read.sample.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, index) => index + 36));
    expect(read.sample[1]).toEqual({
      row: 37,
      before: null,
      after: {
        document: 'Q-M1',
        line: 1,
        vatNumber: dealerNumber,
        businessName: dealer.businessName,
        soldOn: '2025-03-10',
        brand: 'Lupo',
        season: 'summer',
        segment: 'car',
        rim: 17,
        channel: 'retail',
        quantity: 4,
        amount: '400.00',
      },
    });
    const applied = await applyFile(service, read.id, true);
    expect([applied.groups, applied.sample]).toEqual([read.groups, read.sample]);
  });

  test('is looked at again when it is applied: what is wrong by then is not applied', async () => {
    const read = await load(lineOf('F1'), lineOf('F2'));
    expect(read.status).toBe('ready');
    await sell(lineOf('F2', { quantita: '8' }));
    const before = await everything();
    const applied = await applyFile(service, read.id);
    expect(applied).toMatchObject({
      status: 'invalid',
      errors: [{ row: 3, column: 'documento' }],
      groups: [{ column: 'documento', reason: 'knownLine', rows: 1 }],
      sample: [{ row: 2, after: { document: 'F1' } }],
      totals: { created: 1, months: [{ month: '2025-03' }] },
    });
    expect(await everything()).toEqual(before);
    expect(await applyFile(service, read.id, true)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  });

  test('has dates up to a year after the programme’s day, whatever day the clock says', async () => {
    const read = await load(lineOf('P1', { data: '31/12/2026' }), lineOf('P2', { data: '01/01/2027' }));
    expect(read.errors).toMatchObject([{ row: 3, column: 'data' }]);
    service.fixDay('2026-01-01');
    try {
      expect((await load(lineOf('P2', { data: '01/01/2027' }))).status).toBe('ready');
    } finally {
      service.fixDay('2025-12-31');
    }
  });

  test('whose kept rows the database lost is read again when it is applied', async () => {
    const read = await load(lineOf('G1'), lineOf('G2'), lineOf('G1'), lineOf('G1', { quantita: '5' }));
    expect(read).toMatchObject({ status: 'invalid', rowsValid: 3 });
    await service.database.delete(importSales);
    await service.database.delete(importProblems);
    expect(await applyFile(service, read.id, true)).toMatchObject({
      status: 'applied',
      errorCount: 1,
      totals: { created: 2, unchanged: 1 },
    });
  });

  test('whose reading broke off before any row was kept is read again when it is applied', async () => {
    const read = await load(lineOf('G3'), lineOf('G4'));
    await service.database.delete(importSales).where(eq(importSales.importId, read.id));
    await service.database.update(imports).set({ rowsRead: 0 }).where(eq(imports.id, read.id));
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', rowsRead: 2, totals: { created: 2 } });
  });

  test('whose kept rows the database loses before they are checked is read again', async () => {
    const { database } = service;
    await database.execute(sql`create table loss as select 1 as next`);
    await database.execute(sql`create function lose_rows() returns trigger language plpgsql as $$
      begin
        if new.rows_read > 0 and exists (select from loss) then
          delete from import_sales where import_id = new.id;
          delete from loss;
        end if;
        return new;
      end $$`);
    await database.execute(sql`create trigger lose_rows after update of rows_read on imports
      for each row execute function lose_rows()`);
    const broken = await load(lineOf('G5'), lineOf('G6'));
    expect(broken).toMatchObject({ status: 'reading' });
    service.clock.advance(3000);
    await service.imports.drain();
    expect(await importById(service, broken.id)).toMatchObject({ status: 'ready', rowsRead: 2 });
    await database.execute(sql`drop function lose_rows cascade`);
  });

  test('whose preview is left alone for a day is kept no longer, and can be applied all the same', async () => {
    const read = await load(lineOf('J1'));
    const keptRows = () => service.database.$count(importSales, eq(importSales.importId, read.id));
    await tidyUp(service);
    expect(await keptRows()).toBe(1);
    const createdAt = new Date(service.clock.now().getTime() - 25 * 60 * 60 * 1000);
    await service.database.update(imports).set({ createdAt }).where(eq(imports.id, read.id));
    await tidyUp(service);
    expect(await keptRows()).toBe(0);
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', totals: { created: 1 } });
  });

  test('as a workbook has its dates and numbers as such', async () => {
    const cell = (value: string | number) =>
      typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (values: readonly (string | number)[]) => `<row>${values.map(cell).join('')}</row>`;
    const file = await workbook({
      rows: [
        row(header.split(';')),
        row(['H1', 1, Number(dealerNumber), 45_726, 'Lupo', 'invernale', 'SUV', 19, 'flotta', 2, 1234.5]),
        row(['H1', '2', dealerNumber, '10/03/2025', 'Lupo', 'invernale', 'SUV', '19', 'flotta', '2', '1.234,50']),
        row(['H1', 3, dealerNumber, 45_726.5, 'Lupo', 'invernale', 'SUV', 19, 'flotta', 2.5, 1234.5]),
      ],
    });
    const read = await loadFile(service, 'sales', file);
    expect(read.errors).toMatchObject([{ row: 4, column: 'quantita', value: '2.5' }]);
    await applyFile(service, read.id, true);
    const made = (await lines()).filter(({ importId }) => importId === read.id);
    expect(made.map(({ soldOn, amount, rim }) => [soldOn, amount, rim])).toEqual([
      ['2025-03-10', '1234.50', 19],
      ['2025-03-10', '1234.50', 19],
    ]);
    const corrections = await service.call('GET', `/api/imports/${read.id}/errors`, { as: 'ka.admin' });
    expect(corrections.body).toContain(`;H1;3;${dealerNumber};10/03/2025;Lupo;invernale;SUV;19;flotta;2.5;1234,5`);
  });

  test('of another encoding and separator is the same', async () => {
    const file = fileOf(lineOf('I1', { marca: 'Città – €' }))
      .replaceAll(',', '.')
      .replaceAll(';', ',');
    const latin = Buffer.from(file.replace('Città – €', 'Citt\u00e0 \u0096 \u0080'), 'latin1');
    const { id } = await importFile(service, 'sales', latin);
    const [made] = (await lines()).filter(({ importId }) => importId === id);
    const [brand] = await service.database
      .select()
      .from(brands)
      .where(eq(brands.id, made?.brandId ?? 0));
    expect([brand?.name, made?.amount]).toEqual(['Città – €', '400.00']);
  });
});

describe('undoing a sales file', () => {
  test('is refused while a later file holds lines of it too, which would be lost', async () => {
    const first = await sell(lineOf('N1'), lineOf('N2'));
    const other = await sell(lineOf('N3'));
    const second = await sell(lineOf('n1'), lineOf('N2'), lineOf('N4'));
    const third = await load(lineOf('N2'), lineOf('N3', { quantita: '9' }), lineOf('N5'));
    await applyFile(service, third.id, true);
    const before = await everything();
    expect(await undoRefused(service, first.id)).toMatchObject({
      reason: 'laterChanges',
      obstacles: [third.id, second.id].map((id) => ({ kind: 'import', text: 'prova.csv', id })),
      obstacleCount: 2,
    });
    const found = service.database.select().from(importFoundLines).where(eq(importFoundLines.earlierId, first.id));
    expect(await found.orderBy(importFoundLines.importId)).toEqual([
      { importId: second.id, earlierId: first.id, lines: 2 },
      { importId: third.id, earlierId: first.id, lines: 1 },
    ]);
    expect(await everything()).toEqual(before);
    // its row with another value was left out: it holds nothing of that line
    expect((await undoFile(service, other.id)).status).toBe('undone');
    for (const { id } of [third, second, first]) expect((await undoFile(service, id)).status).toBe('undone');
    expect((await lines()).filter(({ document }) => /^n\d/i.test(document))).toEqual([]);
  });

  test('is refused while that later file is itself being undone: it may yet stay', async () => {
    const first = await sell(lineOf('O1'));
    const second = await sell(lineOf('O1'), lineOf('O2'));
    await service.call('POST', `/api/imports/${second.id}/undo`, { as: 'ka.admin' });
    expect(await undoRefused(service, first.id)).toMatchObject({ obstacles: [{ kind: 'import', id: second.id }] });
    expect((await undoFile(service, first.id)).status).toBe('undone');
  });
});

describe('the office’s sales files', () => {
  test('give the figures of every month, and the mistakes of the third their rows and columns', async () => {
    const fresh = await openTestApp();
    try {
      await importFile(fresh, 'network', await officeFile('rete.csv'));
      const expected = JSON.parse(String(await officeFile('atteso.json'))) as {
        readonly lines: number;
        readonly months: Record<string, { tires: number; fleet: number; amount: string }>;
      };
      const years = [];
      for (const year of [2024, 2025])
        years.push(await importFile(fresh, 'sales', await officeFile(`vendite-${year}.csv`)));
      expect(years.reduce((sum, { totals }) => sum + totals.created, 0)).toBe(expected.lines);
      // the demonstration has sales of its own
      const added = years.flatMap(({ totals }) =>
        totals.months.map((month) => [
          month.month,
          {
            tires: month.tiresAfter - month.tiresBefore,
            fleet: month.fleetAfter - month.fleetBefore,
            amount: (Number(month.amountAfter) - Number(month.amountBefore)).toFixed(2),
          },
        ]),
      );
      expect(Object.fromEntries(added)).toEqual(expected.months);
      const mistakes = await loadFile(fresh, 'sales', await officeFile('vendite-con-errori.csv'));
      expect(mistakes.errors.map(({ row, column }) => ({ row, column }))).toEqual(
        JSON.parse(String(await officeFile('errori-attesi.json'))),
      );
      expect(await findDifferences(fresh.database)).toEqual([]);
    } finally {
      await fresh.close();
    }
  }, 120_000);
});

/** What is sold each month, by everybody. */
async function monthTotals() {
  const rows = await service.database
    .select({
      month: sql<string>`to_char(${salesMonths.month}, 'YYYY-MM')`,
      tires: sql<number>`sum(${salesMonths.quantity})::int`,
      fleet: sql<number>`sum(${salesMonths.fleetQuantity})::int`,
      amount: sql<string>`sum(${salesMonths.amount})::text`,
    })
    .from(salesMonths)
    .groupBy(salesMonths.month);
  return new Map(rows.map((row) => [row.month, row]));
}

async function stagedRows(): Promise<number> {
  return (
    (await service.database.select().from(importSales)).length +
    (await service.database.select().from(importProblems)).length
  );
}

/** The VAT number of a dealer that is deleted. */
async function memberToDelete(): Promise<string> {
  const digits = '8811000000';
  const vatNumber = digits + String(vatCheckDigit(digits));
  await service.database.update(members).set({ vatNumber, deletedAt: new Date() }).where(eq(members.code, 'DE00003'));
  return vatNumber;
}
