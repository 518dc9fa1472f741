import type { ImportObstacleKind } from '@gdd/schema/imports';
import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { inLongTransaction } from '../../../ground/database/connections/longTransaction.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { rulesVersionDealers } from '../../../ground/database/tables/programme/rulesVersions.js';
import { sales } from '../../../ground/database/tables/programme/sales.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { importById, importFile, undoFile, undoRefused } from '../../../testing/programme/loadedFile.js';
import { campaignFields, createdCampaign, previewRules } from '../../../testing/programme/campaignCalls.js';
import { newCampaign, ordinaryRules } from '../../../testing/programme/salesAndCampaigns.js';
import { networkDealerRow, openNetworkImports } from '../../../testing/programme/networkFiles.js';
import { letWorsen } from '../../../testing/programme/worsenings.js';

const { service, loadRows, everything } = await openNetworkImports();

describe('undoing a network file', () => {
  /** The network without what counts changes. */
  const network = async () =>
    (await everything()).map((member) => ({ ...member, version: undefined, updatedAt: undefined }));

  test('puts every member back, and takes away those that it made', async () => {
    await loadRows(
      'UN-D1;Distributor;Uno;RM0001;;;;;;;;;',
      'UN-D2;Distributor;Due;RM0002;;;;;;;;;',
      'UN-A;Agent;Agenzia;UN-D1;;;;;;;;;',
      networkDealerRow('UN-1', 30, { codice_padre: 'UN-A' }),
      networkDealerRow('UN-2', 31, { codice_padre: 'UN-A' }),
    );
    const before = await network();
    const { id, totals } = await loadRows(
      'UN-A;Agent;Agenzia Nuova;UN-D3;;;;;;;;;',
      'UN-D3;Distributor;Tre;RM0001;;;;;;;;;',
      networkDealerRow('UN-1', 31, { codice_padre: 'UN-D3', citta: 'Tivoli', email: 'a@b.it' }),
      networkDealerRow('UN-2', 30, { codice_padre: 'UN-A', stato: 'closed', tier: 'platinum', dal: '2020-02-29' }),
      networkDealerRow('UN-3', 32, { codice_padre: 'UN-A' }),
    );
    expect(totals).toMatchObject({ created: 2, updated: 3 });
    expect(await undoFile(service, id)).toMatchObject({ status: 'undone', failure: null });
    expect(await network()).toEqual(before);
    const again = await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
    expect(again.statusCode).toBe(200);
  });

  const dependents: readonly [string, ImportObstacleKind, (dealerId: number) => Promise<unknown>][] = [
    [
      'has sales',
      'hasSales',
      (dealerId) =>
        inLongTransaction(service.database, (transaction) =>
          transaction.insert(sales).values({
            document: `dp-${dealerId}`,
            line: 1,
            dealerId,
            soldOn: '2025-01-01',
            brandId: 1,
            season: 'summer',
            segment: 'car',
            rim: 16,
            channel: 'retail',
            quantity: 1,
            amount: '1.00',
            importId: 0,
          }),
        ),
    ],
    [
      'has a user',
      'hasUsers',
      (memberId) =>
        service.database
          .insert(users)
          .values({ username: `dp-${memberId}`, memberId, createdAt: new Date(), updatedAt: new Date() }),
    ],
    [
      'is in a campaign',
      'hasCampaigns',
      async (dealerId) => {
        const { id: campaignId } = await newCampaign(service.database);
        await service.database
          .insert(memberships)
          .values({ campaignId, dealerId, goalThreshold: 1, addedAt: new Date() });
      },
    ],
  ];

  test.each(dependents)('is refused when a dealer that it made %s by now', async (_what, kind, depend) => {
    const number = 40 + dependents.findIndex(([, expected]) => expected === kind);
    const code = `DP-${number % 10}`;
    const { id } = await loadRows(networkDealerRow(code, number));
    const { id: dealerId } = await service.memberWithCode(code);
    await depend(dealerId);
    const before = await everything();
    expect(await undoRefused(service, id)).toMatchObject({
      reason: 'laterChanges',
      obstacles: [{ kind, text: `Gomme ${code} (${code})`, id: dealerId }],
      obstacleCount: 1,
    });
    expect((await importById(service, id)).status).toBe('applied');
    expect(await everything()).toEqual(before);
  });

  test('is refused when others stand below a member that it made, until they are gone', async () => {
    const { id } = await loadRows('CH-A;Agent;Agenzia;DI0001;;;;;;;;;');
    const { id: child } = await loadRows(networkDealerRow('CH-D', 50, { codice_padre: 'CH-A' }));
    // an agent has no page
    expect(await undoRefused(service, id)).toMatchObject({
      obstacles: [
        { kind: 'import', id: child },
        { kind: 'hasChildren', text: 'Agenzia (CH-A)', id: null },
      ],
    });
    expect((await undoFile(service, child)).status).toBe('undone');
    expect((await undoFile(service, id)).status).toBe('undone');
  });

  test('names the files first that built upon the members that it made', async () => {
    const { id } = await loadRows(networkDealerRow('BU-1', 57), networkDealerRow('BU-2', 58));
    const { vatNumber } = await service.memberWithCode('BU-1');
    const title = 'Solo per lui';
    await newCampaign(service.database, { title });
    const goals = await importFile(
      service,
      'goals',
      `campagna;partita_iva;obiettivo;accettata\n${title};${vatNumber};10;no\n`,
    );
    const sold = await importFile(
      service,
      'sales',
      'documento;riga;partita_iva;data;marca;stagione;segmento;cerchio;canale;quantita;importo\n' +
        `BU;1;${vatNumber};10/03/2025;Lupo;estivo;vettura;17;dettaglio;4;400,00\n`,
    );
    expect((await undoRefused(service, id)).obstacles).toMatchObject([
      { kind: 'import', id: sold.id },
      { kind: 'import', id: goals.id },
      { kind: 'hasSales' },
      { kind: 'hasCampaigns' },
    ]);
    for (const each of [sold.id, goals.id, id]) expect((await undoFile(service, each)).status).toBe('undone');
  });

  /** Through the portal, as an administrator. */
  const changeByHand = async (code: string, changes: Partial<typeof members.$inferSelect>) => {
    const { id, businessName, parentId, vatNumber, region, province, city, email, phone, tier, joinedOn } =
      await service.memberWithCode(code);
    const body = {
      ...{ businessName, parentId, vatNumber, region, province, city, email, phone, tier, joinedOn },
      ...changes,
    };
    const response = await service.call('PUT', `/api/dealers/${id}`, { as: 'ka.admin', body });
    expect([response.statusCode, response.json()]).toMatchObject([200, {}]);
  };

  test('is refused when somebody changed what it had changed, be it back, and not when something else was changed', async () => {
    await loadRows(networkDealerRow('ED-1', 51), networkDealerRow('ED-2', 52));
    const { id } = await loadRows(
      networkDealerRow('ED-1', 51, { tier: 'platinum' }),
      networkDealerRow('ED-2', 52, { tier: 'platinum' }),
    );
    const { id: other } = await loadRows(networkDealerRow('ED-1', 51, { tier: 'platinum', citta: 'Tivoli' }));
    await changeByHand('ED-1', { phone: '06 111111' });
    await changeByHand('ED-2', { phone: '06 222222', tier: 'gold' });
    await changeByHand('ED-2', { tier: 'platinum' });
    expect(await undoRefused(service, id)).toMatchObject({
      obstacles: [
        { kind: 'import', id: other },
        { kind: 'memberChanged', text: 'Gomme ED-2 (ED-2)' },
      ],
      obstacleCount: 2,
    });
    expect((await undoFile(service, other)).status).toBe('undone');
    expect(await service.memberWithCode('ED-1')).toMatchObject({ city: 'Roma', phone: '06 111111' });
  });

  test('is refused when somebody moved whom it had moved, be it back', async () => {
    await loadRows('MV-A;Agent;Uno;DI0001;;;;;;;;;', 'MV-B;Agent;Due;DI0001;;;;;;;;;', networkDealerRow('MV-1', 54));
    const { id } = await loadRows(networkDealerRow('MV-1', 54, { codice_padre: 'MV-A' }));
    for (const code of ['MV-B', 'MV-A']) {
      await changeByHand('MV-1', { parentId: (await service.memberWithCode(code)).id });
    }
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'memberChanged' }], obstacleCount: 1 });
  });

  test('is refused when somebody changed a dealer that it made, and not when that dealer was deleted', async () => {
    const { id } = await loadRows(networkDealerRow('HC-1', 55));
    await changeByHand('HC-1', { phone: '06 111111' });
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'memberChanged' }] });
    const { id: dealerId } = await service.memberWithCode('HC-1');
    expect((await service.call('DELETE', `/api/dealers/${dealerId}/delete`, { as: 'ka.admin' })).statusCode).toBe(200);
    expect((await undoFile(service, id)).status).toBe('undone');
    expect(await service.database.select().from(members).where(eq(members.code, 'HC-1'))).toEqual([]);
  });

  test('takes away a dealer that accepted a campaign, was told of a worsening and left since', async () => {
    const { id } = await loadRows(networkDealerRow('TW-1', 59));
    const { id: dealerId } = await service.memberWithCode('TW-1');
    await letWorsen(service.database);
    const fields = { ...campaignFields, title: 'Accettata e lasciata' };
    const { id: campaignId } = await createdCampaign(service, fields);
    const call = async (method: 'POST' | 'PUT' | 'DELETE', rest: string, body?: object) => {
      const response = await service.call(method, `/api/campaigns/${campaignId}${rest}`, { as: 'ka.admin', body });
      expect([response.statusCode < 300, response.body]).toEqual([true, response.body]);
    };
    await call('POST', '/dealer/add', { data: { goalThreshold: 10, dealer: dealerId } });
    await service.database
      .update(memberships)
      .set({ acceptedAt: service.clock.now(), acceptedRulesVersion: 1 })
      .where(eq(memberships.dealerId, dealerId));
    const worse = { ...fields, incentiveDetail: { ...ordinaryRules.incentiveDetail, cap: '15.00' } };
    const previewed = await previewRules(service, campaignId, worse);
    const preview = previewed.json<{ data: { preview: { id: number } } }>().data.preview.id;
    await call('PUT', '', { ...worse, reason: 'Nuovo listino', preview });
    const told = eq(rulesVersionDealers.dealerId, dealerId);
    expect(await service.database.select().from(rulesVersionDealers).where(told)).toHaveLength(1);
    await call('DELETE', `/dealer/${dealerId}`);
    expect(await undoFile(service, id)).toMatchObject({ status: 'undone', failure: null });
    expect(await service.database.select().from(members).where(eq(members.id, dealerId))).toEqual([]);
    // what it was told stays
    expect(await service.database.select().from(rulesVersionDealers).where(told)).toHaveLength(1);
  });

  test('is refused while later files have changed the same members, and goes on once they are undone', async () => {
    const { id } = await loadRows(networkDealerRow('LF-1', 53));
    const { id: second } = await loadRows(networkDealerRow('LF-1', 53, { citta: 'Tivoli' }));
    const { id: third } = await loadRows(networkDealerRow('LF-1', 53, { citta: 'Anzio' }));
    const file = (importId: number) => ({ kind: 'import', text: 'prova.csv', id: importId });
    expect((await undoRefused(service, id)).obstacles).toEqual([file(third), file(second)]);
    expect((await undoRefused(service, second)).obstacles).toEqual([file(third)]);
    for (const each of [third, second, id]) expect((await undoFile(service, each)).status).toBe('undone');
  });

  test('keeps what was changed by hand in the meantime, however late', async () => {
    await loadRows(networkDealerRow('RC-1', 56));
    const { id } = await loadRows(networkDealerRow('RC-1', 56, { citta: 'Tivoli' }));
    await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
    await changeByHand('RC-1', { phone: '06 333333' });
    await service.imports.drain();
    expect((await importById(service, id)).status).toBe('undone');
    expect(await service.memberWithCode('RC-1')).toMatchObject({ city: 'Roma', phone: '06 333333' });
  });
});
