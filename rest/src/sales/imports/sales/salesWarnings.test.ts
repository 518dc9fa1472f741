import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { brands } from '../../../ground/database/tables/programme/sales.js';
import { applyFile } from '../../../testing/programme/loadedFile.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { openSalesImports } from '../../../testing/programme/salesFiles.js';

const { service, lineOf, load, sell, allMemberships } = await openSalesImports();

const apply = (id: number, body: object) => service.call('POST', `/api/imports/${id}/apply`, { as: 'ka.admin', body });

describe('a sales file', () => {
  test('with a brand that nobody knows names the nearest one, and wants a word before it is applied', async () => {
    await sell(lineOf('W0', { marca: 'Lupo' }), lineOf('W0', { riga: '2', marca: 'Volpe' }));
    const read = await load(
      lineOf('W1', { marca: 'Lu po' }),
      lineOf('W2', { marca: 'LUPO', importo: '401,00' }),
      lineOf('W3', { marca: 'lu PO' }),
      lineOf('W4', { marca: 'Zanzara' }),
      lineOf('W5', { marca: 'Lu\u200bpo', importo: '401,00' }),
      // in error, so that its brand is nobody's business
      lineOf('W6', { marca: 'Cervo', data: 'ieri' }),
    );
    expect(read.warnings).toMatchObject([
      {
        code: 'newBrand',
        column: 'marca',
        count: 2,
        value: 'Lu po',
        suggestion: 'Lupo',
        examples: [{ row: 2 }, { row: 4 }],
        needsConfirmation: true,
      },
      { code: 'newBrand', count: 1, value: 'Zanzara', suggestion: null, examples: [{ row: 5, value: 'Zanzara' }] },
    ]);
    const refused = await apply(read.id, { skipInvalid: true });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { error: { reason: 'importHasWarnings' } }]);
    expect((await apply(read.id, { skipInvalid: true, confirmWarnings: true })).statusCode).toBe(200);
    await service.imports.drain();
    const again = await load(lineOf('W7', { marca: 'Lu po', importo: '404,00' }));
    expect(again.warnings).toEqual([]);
  });

  test('with points of two meanings in its amounts wants a word too', async () => {
    const read = await load(
      lineOf('X1', { importo: '1.240' }),
      lineOf('X2', { importo: '1240.50' }),
      lineOf('X3', { importo: '403' }),
    );
    expect(read.warnings).toMatchObject([
      { code: 'mixedDecimals', column: 'importo', count: 1, examples: [{ row: 3, value: '1240.50' }] },
    ]);
    expect((await apply(read.id, {})).statusCode).toBe(409);
  });

  test('with a number far above the others, or an amount of nothing, shows it and is applied as it is', async () => {
    const usual = Array.from({ length: 250 }, (_, index) => lineOf('Y', { riga: String(index), quantita: '5' }));
    const read = await load(
      ...usual,
      lineOf('Y', { riga: '300', quantita: '51' }),
      lineOf('Y', { riga: '301', importo: '4000,01' }),
      lineOf('Y', { riga: '302', importo: '0' }),
      lineOf('Y', { riga: '303', quantita: '50', importo: '4000,00' }),
    );
    expect(read.warnings).toEqual([
      {
        ...{ code: 'farAboveOthers', column: 'quantita', count: 1, value: '5', suggestion: null },
        ...{ examples: [{ row: 252, value: '51' }], needsConfirmation: false, confirmation: null },
      },
      {
        ...{ code: 'farAboveOthers', column: 'importo', count: 1, value: '400.00', suggestion: null },
        ...{ examples: [{ row: 253, value: '4000.01' }], needsConfirmation: false, confirmation: null },
      },
      {
        ...{ code: 'zeroAmount', column: 'importo', count: 1, value: null, suggestion: null },
        ...{ examples: [{ row: 254, value: '0.00' }], needsConfirmation: false, confirmation: null },
      },
    ]);
    expect(await applyFile(service, read.id)).toMatchObject({ status: 'applied', warnings: read.warnings });
  });

  test('says what it does to the prizes of each campaign, and then does just that', async () => {
    const terms = { goalThreshold: 10, acceptedAt: new Date(), addedAt: new Date() };
    const dealers = await Promise.all(['DE00004', 'DE00005', 'DE00006'].map((code) => service.memberWithCode(code)));
    const line = (dealer: number, document: string, quantita: string, changes = {}) =>
      lineOf(document, {
        ...{ partita_iva: dealers[dealer]?.vatNumber ?? '', quantita, data: '05/02/2025' },
        ...{ importo: quantita.startsWith('-') ? '-1' : '1', ...changes },
      });
    // the brand is one that the file itself is the first to name
    const open = await newCampaign(service.database, { title: 'Aperta', eligibility: { brand: ['Gazza'] } });
    const closed = await newCampaign(service.database, { title: 'Chiusa' });
    for (const [index, { id: dealerId }] of dealers.entries()) {
      await service.database.insert(memberships).values({ campaignId: open.id, dealerId, ...terms });
      if (index === 0) await service.database.insert(memberships).values({ campaignId: closed.id, dealerId, ...terms });
    }
    await service.database.update(campaigns).set({ state: 'closed' }).where(eq(campaigns.id, closed.id));
    await service.database.insert(brands).values({ name: 'Gazza', key: 'gazza' });
    await sell(line(1, 'Z0', '12', { marca: 'Gazza' }));
    await service.database.update(brands).set({ name: 'Corvo', key: 'corvo' }).where(eq(brands.key, 'gazza'));
    const ofOpen = async () => (await allMemberships()).filter(({ campaignId }) => campaignId === open.id);
    const before = await ofOpen();
    const read = await load(
      line(0, 'Z1', '10', { marca: 'Gazza' }),
      line(1, 'Z2', '-5', { marca: 'Gazza' }),
      line(2, 'Z3', '9', { marca: 'Lupo' }),
    );
    const prizes = read.prizes.filter(({ campaignId }) => [open.id, closed.id].includes(campaignId));
    expect(prizes).toMatchObject([
      { title: 'Aperta', isClosed: false, dealers: 2, reaching: 1, falling: 1 },
      { title: 'Chiusa', isClosed: true, dealers: 1, earned: '0.00', reaching: 0, falling: 0 },
    ]);
    expect(await ofOpen()).toEqual(before);
    expect((await apply(read.id, { confirmWarnings: true })).statusCode).toBe(200);
    await service.imports.drain();
    const total = (rows: typeof before) => rows.reduce((sum, row) => sum + Number(row.plafondAccumulated), 0);
    expect(Number(prizes[0]?.earned)).not.toBe(0);
    expect(total(await ofOpen()) - total(before)).toBeCloseTo(Number(prizes[0]?.earned), 2);
  });
});
