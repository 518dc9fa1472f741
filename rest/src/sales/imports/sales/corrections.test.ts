import { describe, expect, test } from '@jest/globals';
import { findDifferences } from '../../../figures/sums/differences.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { saleCorrections } from '../../../ground/database/tables/programme/sales.js';
import { applyFile, importFile, loadFile, undoFile, undoRefused } from '../../../testing/programme/loadedFile.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openSalesImports, salesHeader } from '../../../testing/programme/salesFiles.js';
import { rolledUp } from '../../../testing/programme/rolledUp.js';

const { service, lineOf, sell, lines, everything } = await openSalesImports();

const fileOf = (...rows: string[]) => [`${salesHeader};azione`, ...rows].join('\n');
const load = (...rows: string[]) => loadFile(service, 'sales', fileOf(...rows));
const correct = (...rows: string[]) => importFile(service, 'sales', fileOf(...rows));
const cancellation = (document: string, line = '1') => `${document};${line};;;;;;;;;;storna`;

const lineAt = async (document: string) => (await lines()).filter((line) => line.document === document);

describe('a sales file', () => {
  test('corrects a line and takes another away: sums, months and prizes follow, and come back when it is undone', async () => {
    const other = await service.memberWithCode('DE00002');
    const dealer = await service.memberWithCode('DE00001');
    const { id: campaignId } = await newCampaign(service.database, {
      factorBoostDetail: { boosts: [{ label: 'x', match: { rimFrom: 18 }, factor: '1.50' }] },
    });
    const figures = { tiresMissing: 10, nextThreshold: 10 };
    const terms = { campaignId, goalThreshold: 10, ...figures, acceptedAt: new Date(), addedAt: new Date() };
    for (const { id: dealerId } of [dealer, other])
      await rolledUp(service.database, (transaction) => transaction.insert(memberships).values({ ...terms, dealerId }));
    const first = await sell(lineOf('C1', { quantita: '40' }), lineOf('C2', { quantita: '6' }), lineOf('C3'));
    const before = await everything();
    const moved = { partita_iva: other.vatNumber ?? '', data: '02/04/2025', cerchio: '19', importo: '1,50' };
    const read = await load(`${lineOf(' c1', moved)};correggi`, cancellation('C2'), `${lineOf('C4')};`);
    expect(read).toMatchObject({
      status: 'ready',
      totals: { created: 1, updated: 2, unchanged: 0 },
      sample: [
        {
          row: 2,
          before: { document: 'C1', quantity: 40, rim: 17, soldOn: '2025-03-10', amount: '400.00' },
          after: { action: 'correct', quantity: 4, rim: 19, soldOn: '2025-04-02', amount: '1.50' },
        },
        { row: 3, before: { document: 'C2', quantity: 6 }, after: { action: 'cancel', quantity: 0, amount: '0.00' } },
        { row: 4, before: null, after: { document: 'C4' } },
      ],
    });
    expect(read.prizes.find((each) => each.campaignId === campaignId)).toMatchObject({ dealers: 2, falling: 1 });
    expect(await everything()).toEqual(before);
    const applied = await applyFile(service, read.id);
    expect(applied).toMatchObject({ status: 'applied', totals: read.totals });
    expect(await lineAt('C1')).toEqual([]);
    expect(await lineAt(' c1'.trim())).toMatchObject([
      { dealerId: other.id, soldOn: '2025-04-02', rim: 19, quantity: 4, amount: '1.50', importId: read.id },
    ]);
    expect(await lineAt('C2')).toEqual([]);
    expect(await findDifferences(service.database)).toEqual([]);
    // what it changed belongs to the first file no longer
    expect(await undoRefused(service, first.id)).toMatchObject({ obstacles: [{ kind: 'import', id: read.id }] });
    expect((await undoFile(service, read.id)).status).toBe('undone');
    expect(await everything()).toEqual(before);
    expect(await findDifferences(service.database)).toEqual([]);
    expect(await service.database.select().from(saleCorrections)).toEqual([]);
    expect((await undoFile(service, first.id)).status).toBe('undone');
  });

  test('that says again what an earlier one corrected changes nothing', async () => {
    await sell(lineOf('I1'), lineOf('I2'));
    await correct(`${lineOf('I1', { quantita: '9' })};correggi`, cancellation('I2'));
    const before = await everything();
    const again = await load(`${lineOf('I1', { quantita: '9' })};correggi`, cancellation('i2'), `${lineOf('I3')};`);
    expect(again.totals).toMatchObject({ created: 1, updated: 0, unchanged: 2 });
    const { id } = await applyFile(service, again.id);
    await undoFile(service, id);
    expect(await everything()).toEqual(before);
  });

  test('cannot correct what is not there, nor correct what it brings itself', async () => {
    await sell(lineOf('N1'));
    const read = await load(
      `${lineOf('NN')};correggi`,
      cancellation('NN', '2'),
      `${lineOf('N2')};`,
      cancellation('N2'),
      `${lineOf('N1', { partita_iva: '00000000000' })};correggi`,
      `${lineOf('N1', { riga: '3' })};cambia`,
    );
    expect(read.errors.map(({ row, column, reason }) => [row, column, reason])).toEqual([
      [2, 'documento', 'unknownLine'],
      [3, 'documento', 'unknownLine'],
      [5, 'documento', expect.stringMatching(/repeatedLine|unknownLine/)],
      [6, 'partita_iva', 'unknownVatNumber'],
      [7, 'azione', 'unknownValue'],
    ]);
  });

  test('corrects a line that an earlier file corrected, and each is undone in its turn', async () => {
    await sell(lineOf('T1', { quantita: '1' }));
    const states = [await everything()];
    const corrections = [];
    for (const quantita of ['2', '3']) {
      corrections.push((await correct(`${lineOf('T1', { quantita })};correggi`)).id);
      states.push(await everything());
    }
    expect(await findDifferences(service.database)).toEqual([]);
    expect(await undoRefused(service, corrections[0] ?? 0)).toMatchObject({ obstacles: [{ id: corrections[1] }] });
    for (const id of corrections.reverse()) {
      states.pop();
      await undoFile(service, id);
      expect(await everything()).toEqual(states.at(-1));
    }
  });
});
