import { networkColumns } from '@gdd/schema/dealers';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { insertMemberships } from '../../../programme/memberships/membership/queries.js';
import { lockSums } from '../../../figures/sums/sums.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { auditEntries } from '../../../ground/database/tables/work/audit.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { folded } from '../../../ground/domain/text.js';
import { changeMemberships } from '../../../figures/campaignFigures.js';
import { figuresDifferences } from '../../../figures/folding.js';
import { applyFile, loadFile } from '../../../testing/programme/loadedFile.js';
import { newCampaign } from '../../../testing/programme/salesAndCampaigns.js';
import { testDatabaseUrl } from '../../../testing/databases/testDatabase.js';
import {
  networkDealerRow,
  networkFileOf,
  openNetworkImports,
  vatNumber,
} from '../../../testing/programme/networkFiles.js';

const { service, load, loadRows, everything } = await openNetworkImports();

const officeFile = fileURLToPath(new URL('../../../../../tests/data/programma/rete.csv', import.meta.url));

describe('the office’s network file', () => {
  test('gives its 400 dealers, every accent right, and changes nothing when its rows come again', async () => {
    const bytes = await readFile(officeFile);
    expect(await load(bytes)).toMatchObject({
      status: 'applied',
      rowsRead: 431,
      rowsValid: 431,
      errorCount: 0,
      totals: { created: 431, updated: 0, unchanged: 0, months: [] },
    });
    const loaded = await service.database
      .select({ name: members.businessName })
      .from(members)
      .where(and(like(members.code, 'DE85%'), eq(members.role, 'Dealer')))
      .orderBy(asc(members.code));
    // the file's one character that is not where Latin-1 has it
    const text = bytes.toString('latin1').replaceAll('\u0096', '–');
    const rows = text.matchAll(/^DE85[^;]*;[^;]*;(?:"((?:[^"]|"")*)"|([^;]*));/gm);
    const expected = [...rows].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain);
    expect(expected.length).toBe(400);
    expect(loaded.map(({ name }) => name)).toEqual(expected);
    expect(loaded.filter(({ name }) => /[àèéìòù–€]/.test(name)).length).toBeGreaterThan(20);

    const before = await everything();
    // with a line more it is another file
    const again = await load(Buffer.concat([bytes, Buffer.from('\r\n')]));
    expect(again).toMatchObject({ rowsRead: 431, totals: { created: 0, updated: 0, unchanged: 431 } });
    expect(await everything()).toEqual(before);
  });

  test('shows in the grid of whoever may see it', async () => {
    const search = async (as: string) => {
      const response = await service.call('POST', '/api/dealers/table', { as, body: { searchTerm: 'DE85' } });
      return response.json<{ data: { total: number } }>().data.total;
    };
    expect(await search('ka.admin')).toBe(400);
    expect(await search('distributor')).toBe(0);
  });
});

describe('a network file', () => {
  test('is the same in any order of rows and columns, with any separator and spelling of the header', async () => {
    const spelled = [
      ...['Città', 'Codice Padre', 'TIER', 'Stato', 'Dal', 'Partita IVA', 'Ragione Sociale', 'RUOLO', 'Codice'],
      ...['Regione', 'Provincia', 'E-mail', 'Telefono'],
    ];
    const names = new Set(spelled.map((name) => folded(name).replaceAll(' ', '_').replace('-', '')));
    const file = [
      [...spelled, ...networkColumns.filter((name) => !names.has(name))].join(','),
      'Roma,ord-ag,gold,active,2024-02-01,' + vatNumber(1) + ',"Rossi, Gomme",dealer,ord-de,lazio,rm,,',
      ',ord-di,,,,,Agenzia,AGENT,ord-ag,,,,',
      ',rm0001,,,,,Distribuzione,Distributor,ord-di,,,,',
    ].join('\r\n');
    expect(await load(file.replace('E-mail', 'Email'))).toMatchObject({ totals: { created: 3 }, errors: [] });
    const made = await service.database
      .select()
      .from(members)
      .where(like(members.code, 'ORD-%'))
      .orderBy(asc(members.path));
    expect(made.map(({ code }) => code)).toEqual(['ORD-DI', 'ORD-AG', 'ORD-DE']);
    expect(made[2]).toMatchObject({ businessName: 'Rossi, Gomme', region: 'Lazio', joinedOn: '2024-02-01' });
    expect(made[2]?.path.startsWith(made[1]?.path ?? 'x')).toBe(true);
  });

  test('without optional columns leaves what it does not speak of as it is', async () => {
    await loadRows(networkDealerRow('OPT-1', 40, { email: 'a@b.it', tier: 'platinum', telefono: '06 123456' }));
    const header = 'codice;ruolo;ragione_sociale;codice_padre;partita_iva;citta;provincia';
    const row = (code: string, number: number, rest: string) =>
      `${code};Dealer;Gomme Nuove;AG0001;${vatNumber(number)};${rest}`;
    const read = await loadFile(
      service,
      'network',
      [header, row('OPT-1', 40, 'Tivoli;RM'), row('OPT-2', 41, 'Roma;RM'), row('OPT-1', 40, 'Tivoli;MI')].join('\n'),
    );
    expect(read.errors.map(({ row: number, column }) => [number, column])).toEqual([
      // a new dealer needs them
      ...['regione', 'stato', 'tier', 'dal'].map((column) => [3, column]),
      [4, 'codice'],
      [4, 'provincia'],
    ]);
    const { body } = await service.call('GET', `/api/imports/${read.id}/errors`, { as: 'ka.admin' });
    expect(body.split('\r\n')[0]).toBe(`\ufeffmotivo;${header.replace('citta;provincia', 'provincia;citta')}`);
    await applyFile(service, read.id, true);
    const made = await service.database.select().from(members).where(like(members.code, 'OPT-%'));
    expect(made).toMatchObject([
      {
        code: 'OPT-1',
        businessName: 'Gomme Nuove',
        city: 'Tivoli',
        email: 'a@b.it',
        tier: 'platinum',
        region: 'Lazio',
      },
    ]);
  });

  test('updates by code, moves subtrees, and writes down what changed', async () => {
    await loadRows(
      'MV-DI;Distributor;Uno;RM0001;;;;;;;;;',
      'MV-AG;Agent;Agenzia;MV-DI;;;;;;;;;',
      networkDealerRow('MV-DE', 2, { codice_padre: 'MV-AG' }),
    );
    const report = await loadRows(
      'MV-NEW;Distributor;Due;AC0001;;;;;;;;;',
      'MV-AM;Distributor Area Manager;Zona;MV-NEW;;;;;;;;;',
      'MV-AG;Agent;Agenzia;MV-AM;;;;;;;;;',
      'MV-DI;Distributor;Uno Nuovo;RM0002;;;;;;;;;',
    );
    expect(report).toMatchObject({ rowsRead: 4, totals: { created: 2, updated: 2, unchanged: 0 } });
    const [dealer, areaManager] = [await service.memberWithCode('MV-DE'), await service.memberWithCode('MV-AM')];
    expect(dealer.path).toBe(`${areaManager.path}${dealer.parentId}/${dealer.id}/`);
    expect(dealer.version).toBe(1);
    const agent = await service.memberWithCode('MV-AG');
    const entries = await service.database.select().from(auditEntries).where(eq(auditEntries.entityId, agent.id));
    expect(entries.map(({ action, before, after }) => ({ action, before, after })).at(-1)).toEqual({
      action: 'updated',
      before: { parentCode: 'MV-DI' },
      after: { parentCode: 'MV-AM' },
    });
    const timeline = await service.call('GET', `/api/dealers/${dealer.id}/audit`, { as: 'gd.admin' });
    expect(timeline.json()).toMatchObject({
      data: { items: [{ action: 'created', import: { id: expect.any(Number), filename: 'prova.csv' } }] },
    });
  });

  test('moves a member and its child apart in one go, and the paths stay true', async () => {
    await loadRows(
      'AP-D1;Distributor;Uno;RM0001;;;;;;;;;',
      'AP-D2;Distributor;Due;RM0001;;;;;;;;;',
      'AP-M;Distributor Area Manager;Zona;AP-D1;;;;;;;;;',
      'AP-A;Agent;Agenzia;AP-M;;;;;;;;;',
      networkDealerRow('AP-DE', 3, { codice_padre: 'AP-A' }),
    );
    await loadRows(
      'AP-A;Agent;Agenzia;AP-D1;;;;;;;;;',
      'AP-M;Distributor Area Manager;Zona;AP-D2;;;;;;;;;',
      'AP-D1;Distributor;Uno;AC0001;;;;;;;;;',
    );
    const all = await everything();
    const byId = new Map(all.map((member) => [member.id, member]));
    const truth = (member: (typeof all)[number]): string =>
      `${member.parentId === null ? '/' : truth(byId.get(member.parentId) ?? member)}${member.id}/`;
    for (const member of all) expect(member.path).toBe(truth(member));
  });

  test('exchanges two VAT numbers', async () => {
    await loadRows(networkDealerRow('SW-1', 4), networkDealerRow('SW-2', 5));
    const report = await loadRows(networkDealerRow('SW-1', 5), networkDealerRow('SW-2', 4));
    expect(report).toMatchObject({ totals: { updated: 2 }, errors: [] });
    expect((await service.memberWithCode('SW-1')).vatNumber).toBe(vatNumber(5));
  });

  test('takes a repeated row once, and refuses it with other values', async () => {
    expect(await loadRows(networkDealerRow('RP-1', 6), networkDealerRow('RP-1', 6))).toMatchObject({
      totals: { created: 1, unchanged: 1 },
    });
    const report = await loadRows(networkDealerRow('RP-2', 7), networkDealerRow('RP-2', 7, { citta: 'Tivoli' }));
    expect(report.errors).toMatchObject([{ row: 3, column: 'codice', value: 'RP-2' }]);
  });

  test('shows in its preview what it changes of each member, and its errors in groups', async () => {
    await loadRows(networkDealerRow('SM-1', 60), networkDealerRow('SM-2', 61));
    const read = await loadFile(
      service,
      'network',
      networkFileOf(
        networkDealerRow('SM-2', 61),
        networkDealerRow('SM-1', 60, { tier: 'platinum', codice_padre: 'AG0002' }),
        'SM-A;Agent;Agenzia Nuova;DI0001;;;;;;;;;',
        networkDealerRow('SM-3', 62, { regione: 'X' }),
        networkDealerRow('SM-4', 63, { regione: 'X' }),
      ),
    );
    expect(read.sample).toEqual([
      {
        row: 3,
        before: { code: 'SM-1', businessName: 'Gomme SM-1', parentCode: 'AG0001', tier: 'gold' },
        after: { code: 'SM-1', businessName: 'Gomme SM-1', parentCode: 'AG0002', tier: 'platinum' },
      },
      {
        row: 4,
        before: null,
        after: expect.objectContaining({ code: 'SM-A', role: 'Agent', businessName: 'Agenzia Nuova', vatNumber: null }),
      },
    ]);
    expect(read.groups).toEqual([{ column: 'regione', reason: 'unknownRegion', rows: 2 }]);
  });

  test('a text that means something to SQL, HTML or a spreadsheet is stored as it is', async () => {
    const name = `=1+1'); drop table members; -- <script>%_\\`;
    await loadRows(networkDealerRow('EVIL', 9, { ragione_sociale: `"${name}"` }));
    expect((await service.memberWithCode('EVIL')).businessName).toBe(name);
  });
});

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

onPostgres('a network file that moves an agent while figures of its dealers change', () => {
  test('waits for the change, which waits for nobody that waits for it', async () => {
    const agentRow = (parent: string) =>
      networkDealerRow('AGRACE', 900, { ruolo: 'Agent', codice_padre: parent, stato: '', tier: '', dal: '' });
    const rows = ['RACE-1', 'RACE-2'].map((code, index) =>
      networkDealerRow(code, 901 + index, { codice_padre: 'AGRACE' }),
    );
    await load(networkFileOf(agentRow('DI0001'), ...rows, networkDealerRow('RACE-3', 903)));
    const [first, second, third] = await service.database
      .select()
      .from(members)
      .where(like(members.code, 'RACE-%'))
      .orderBy(asc(members.id));
    const campaign = await newCampaign(service.database);
    const goals = [first, second, third].map((dealer) => ({ dealerId: dealer?.id ?? 0, goalThreshold: 100 }));
    await insertMemberships(service.database, campaign.id, goals, service.clock.now());
    const { id } = await loadFile(
      service,
      'network',
      networkFileOf(networkDealerRow('RACE-3', 903, { tier: 'platinum' }), agentRow('DI0002')),
    );

    const differences = await figuresDifferences(service.database, 10);
    let change = Promise.resolve();
    let applied: Promise<unknown> = Promise.resolve();
    await service.database.transaction(async (between) => {
      await between.select().from(members).where(eq(members.code, 'RACE-2')).for('update');
      // holds the first dealer and waits for the second
      change = service.database.transaction(async (transaction) => {
        // a deadlock is found at once, and this transaction finds it first
        await transaction.execute(sql`set local deadlock_timeout = '10ms'`);
        await lockSums(transaction, 'lines');
        await changeMemberships(
          transaction,
          campaign.id,
          goals.map(({ dealerId }) => dealerId),
          null,
          () =>
            transaction.update(memberships).set({ goalThreshold: 50 }).where(eq(memberships.campaignId, campaign.id)),
        );
      });
      change.catch(() => undefined);
      await untilWaiting(between, 1);
      applied = applyFile(service, id);
      await untilWaiting(between, 2);
    });
    await change;
    expect(await applied).toMatchObject({ status: 'applied', totals: { updated: 2 } });
    expect(await figuresDifferences(service.database, 10)).toEqual(differences);
  });
});

/** Waits until so many transactions wait for rows of members. */
async function untilWaiting(transaction: Database, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    // else a transaction sees the activity as it was when it first looked
    await transaction.execute(sql`select pg_stat_clear_snapshot()`);
    const { rows } = (await transaction.execute(waiting)) as { readonly rows: readonly unknown[] };
    if (rows.length >= count) return;
  }
}
