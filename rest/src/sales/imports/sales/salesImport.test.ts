import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { findDifferences } from '../../../figures/sums/differences.js';
import { brands, salesMonths } from '../../../ground/database/tables/programme/sales.js';
import { importProblems, imports, importSales } from '../../../ground/database/tables/work/imports.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { appliedSales, checkAgainstDatabase } from './rowChecks.js';
import { requiredSalesColumns } from '../../../ground/domain/rows/salesRow.js';
import { vatCheckDigit } from '../../../ground/domain/vatNumber.js';
import { applyFile, importFile, loadFile } from '../../../testing/programme/loadedFile.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openTestApp } from '../../../testing/app/testApp.js';
import { workbook } from '../../../testing/files/workbook.js';
import { openSalesImports, salesFileOf, salesHeader } from '../../../testing/programme/salesFiles.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, dealerNumber, lineOf, load, sell, lines, allMemberships, everything } = await openSalesImports();

const officeFile = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../../../tests/data/programma/${name}`, import.meta.url)));

describe('a sales file', () => {
  test('becomes sale lines, whose months and campaigns follow', async () => {
    const dealer = await service.memberWithCode('DE00001');
    const otherNumber = (await service.memberWithCode('DE00002')).vatNumber ?? '';
    const { id: campaignId } = await newCampaign(service.database, {
      factorBoostDetail: { boosts: [{ label: 'x', match: { rimFrom: 18 }, factor: '1.50' }] },
    });
    await rolledUp(service.database, (transaction) =>
      transaction
        .insert(memberships)
        .values({ campaignId, dealerId: dealer.id, goalThreshold: 10, acceptedAt: new Date(), addedAt: new Date() }),
    );
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

  test('names the bad columns of its bad rows, and the whole stays out', async () => {
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
      [3, 'data'],
      [4, 'data'],
      [4, 'marca'],
      [5, 'partita_iva'],
      [6, 'partita_iva'],
      [7, 'documento'],
      [8, 'documento'],
      [8, 'data'],
      [9, 'documento'],
      [10, 'documento'],
      [10, 'partita_iva'],
      [12, '(riga)'],
      ...requiredSalesColumns.slice(2).map((column) => [14, column]),
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
      // twice in error
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
      { column: 'marca', reason: 'required', rows: 1 },
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

  test('names every bad cell of a row, which is one row in error and one row of the file to correct', async () => {
    const read = await load(
      lineOf('ALL1', { data: 'ieri', partita_iva: '00000000000', quantita: '0' }),
      lineOf('ALL2', { importo: 'x' }),
      lineOf('ALL3'),
    );
    expect(read.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'partita_iva'],
      [2, 'data'],
      [2, 'quantita'],
      [3, 'importo'],
    ]);
    expect(read).toMatchObject({ rowsRead: 3, rowsValid: 1, errorCount: 2 });
    expect(read.groups.map(({ column, rows }) => [column, rows])).toEqual([
      ['partita_iva', 1],
      ['data', 1],
      ['quantita', 1],
      ['importo', 1],
    ]);
    const { body } = await service.call('GET', `/api/imports/${read.id}/errors`, { as: 'ka.admin' });
    const [, first = '', second, ...others] = body.trim().split('\r\n');
    expect(first).toContain(
      'Riga 2, partita_iva: Partita IVA sconosciuta. Riga 2, data: Data non valida: gg/mm/aaaa oppure aaaa-mm-gg. Riga 2, quantita:',
    );
    expect(first).toContain(';ALL1;1;00000000000;ieri;');
    expect(second).toContain('Riga 3, importo: Non è un importo.');
    expect(others).toEqual([]);
  });

  test('looks its lines up again when it is applied, if others came or went since they were looked up', async () => {
    const noneKnownAsOf = async (id: number) =>
      (await service.database.select().from(imports).where(eq(imports.id, id)))[0]?.noneKnownAsOf ?? undefined;
    const read = await load(lineOf('AG1'), lineOf('AG2'));
    const asOf = await noneKnownAsOf(read.id);
    expect(asOf).toEqual(expect.any(String));
    const known = (before: string | undefined) =>
      service.database.transaction(async (transaction) => {
        await checkAgainstDatabase(transaction, read.id, before);
        return (await transaction.execute(sql`select from known_lines`)) as { readonly rows: readonly unknown[] };
      });
    const other = await load(lineOf('AG1', { quantita: '9' }));
    await applyFile(service, other.id);
    expect((await known(asOf)).rows.length).toBe(1);
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'invalid', errorCount: 1 });
    expect(await noneKnownAsOf(read.id)).toBeUndefined();
    // nothing came or went since: they are not looked up
    expect((await known(await appliedSales(service.database))).rows.length).toBe(0);
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

  test('as a workbook has its dates and numbers as such', async () => {
    const cell = (value: string | number) =>
      typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = (values: readonly (string | number)[]) => `<row>${values.map(cell).join('')}</row>`;
    const file = await workbook({
      rows: [
        row(salesHeader.split(';')),
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
    const file = salesFileOf(lineOf('I1', { marca: 'Città – €' }))
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

/** The sales of each month, by everybody. */
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
