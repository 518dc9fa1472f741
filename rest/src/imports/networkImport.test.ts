import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { networkColumns } from '@gdd/schema/dealers';
import type { ImportObstacleKind } from '@gdd/schema/imports';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, inArray, like, sql } from 'drizzle-orm';
import { insertMemberships } from '../memberships/queries.js';
import { lockSums } from '../sums/sums.js';
import type { Database } from '../database/connection.js';
import { auditEntries, members, memberships, sales, users } from '../database/schema.js';
import { folded } from '../domain/text.js';
import { vatCheckDigit } from '../domain/vatNumber.js';
import { figuresDifferences } from '../figures/folding.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { reasonSentence } from './words.js';
import { applyFile, importById, importFile, loadFile, undoFile, undoRefused } from '../testing/loadedFile.js';
import { newCampaign } from '../testing/salesAndCampaigns.js';
import { testDatabaseUrl } from '../testing/testDatabase.js';

const officeFile = fileURLToPath(new URL('../../../tests/data/programma/rete.csv', import.meta.url));
const header = networkColumns.join(';');

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const load = (file: string | Buffer) => importFile(service, 'network', file);
const fileOf = (...rows: string[]) => [header, ...rows].join('\n');
const loadRows = (...rows: string[]) => load(fileOf(...rows));

const vatNumber = (number: number) => {
  const digits = String(8_800_000_000 + number);
  return digits + String(vatCheckDigit(digits));
};

/** A row of a dealer below the demonstration's agent. */
function dealerRow(code: string, number: number, changes: Partial<Record<string, string>> = {}): string {
  const cells: Record<string, string> = {
    codice: code,
    ruolo: 'Dealer',
    ragione_sociale: `Gomme ${code}`,
    codice_padre: 'AG0001',
    partita_iva: vatNumber(number),
    regione: 'Lazio',
    provincia: 'RM',
    citta: 'Roma',
    email: '',
    telefono: '',
    stato: 'active',
    tier: 'gold',
    dal: '01/02/2024',
    ...changes,
  };
  return header
    .split(';')
    .map((column) => cells[column] ?? '')
    .join(';');
}

const everything = () => service.database.select().from(members).orderBy(asc(members.id));

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
      const answer = await service.call('POST', '/api/dealers/table', { as, body: { searchTerm: 'DE85' } });
      return answer.json<{ data: { total: number } }>().data.total;
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

  test('updates by code, moves subtrees, and writes down what changed', async () => {
    await loadRows(
      'MV-DI;Distributor;Uno;RM0001;;;;;;;;;',
      'MV-AG;Agent;Agenzia;MV-DI;;;;;;;;;',
      dealerRow('MV-DE', 2, { codice_padre: 'MV-AG' }),
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
      dealerRow('AP-DE', 3, { codice_padre: 'AP-A' }),
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
    await loadRows(dealerRow('SW-1', 4), dealerRow('SW-2', 5));
    const report = await loadRows(dealerRow('SW-1', 5), dealerRow('SW-2', 4));
    expect(report).toMatchObject({ totals: { updated: 2 }, errors: [] });
    expect((await service.memberWithCode('SW-1')).vatNumber).toBe(vatNumber(5));
  });

  test('takes a repeated row once, and refuses it with other values', async () => {
    expect(await loadRows(dealerRow('RP-1', 6), dealerRow('RP-1', 6))).toMatchObject({
      totals: { created: 1, unchanged: 1 },
    });
    const report = await loadRows(dealerRow('RP-2', 7), dealerRow('RP-2', 7, { citta: 'Tivoli' }));
    expect(report.errors).toMatchObject([{ row: 3, column: 'codice', value: 'RP-2' }]);
  });

  test.each([
    ['a parent that nobody is', [dealerRow('BAD', 90, { codice_padre: 'NOBODY' })], 2, 'codice_padre'],
    ['a dealer below the root', [dealerRow('BAD', 90, { codice_padre: '' })], 2, 'codice_padre'],
    ['a dealer below a dealer', [dealerRow('BAD', 90, { codice_padre: 'DE00001' })], 2, 'codice_padre'],
    ['a circle', ['C1;Agent;A;C2;;;;;;;;;', 'C2;Agent;B;C1;;;;;;;;;'], 2, 'codice_padre'],
    ['somebody below itself', ['C3;Agent;A;C3;;;;;;;;;'], 2, 'codice_padre'],
    ['another’s VAT number', [dealerRow('BAD', 90), dealerRow('BAD2', 90)], 3, 'partita_iva'],
    ['the root', ['GDD;Account;X;;;;;;;;;;'], 2, 'codice'],
    ['another role of a member', ['AG0001;Distributor;X;RM0001;;;;;;;;;'], 2, 'ruolo'],
    [
      'a wrong check digit, twelve rows down',
      [
        ...Array.from({ length: 10 }, (_, i) => dealerRow(`OK${i}`, 100 + i)),
        dealerRow('BAD', 90, { partita_iva: '01234567890' }),
      ],
      12,
      'partita_iva',
    ],
  ] as const)('with %s is refused whole, by row and column', async (_name, rows, row, column) => {
    const before = await everything();
    const report = await loadRows(...rows);
    expect(report.errors[0]).toMatchObject({ row, column });
    expect(report.errors.map(reasonSentence)[0]).toMatch(/^[A-ZÈ][^{}]*[.-]$/);
    expect(report.status).toBe('invalid');
    expect(await everything()).toEqual(before);
  });

  test('that takes the VAT number of somebody not in it is refused', async () => {
    const { vatNumber: taken } = await service.memberWithCode('DE00001');
    const report = await loadRows(dealerRow('BAD', 90, { partita_iva: taken ?? '' }));
    expect(report.errors).toMatchObject([
      { row: 2, column: 'partita_iva', reason: 'vatNumberTaken', parameters: { code: 'DE00001' } },
    ]);
  });

  test('that names a deleted member is refused', async () => {
    await loadRows('DEL-A;Agent;A;DI0001;;;;;;;;;', dealerRow('DEL-D', 8));
    await service.database
      .update(members)
      .set({ deletedAt: new Date() })
      .where(inArray(members.code, ['DEL-A', 'DEL-D']));
    const report = await loadRows(
      dealerRow('DEL-D', 8),
      dealerRow('BAD1', 91, { codice_padre: 'DEL-A' }),
      dealerRow('BAD2', 8),
    );
    expect(report.errors).toMatchObject([
      { row: 2, column: 'codice' },
      { row: 3, column: 'codice_padre' },
      { row: 4, column: 'partita_iva' },
    ]);
  });

  test.each([
    ['has blank lines only', '\n\n;;;\n'],
    ['is no table', '{"a": 1}'],
    ['is a letter', 'Gentili signori,\nin allegato trovate, come sempre, i dati.\n'],
    ['is binary', Buffer.from([0, 255, 254, 1, 2, 3, 10, 200])],
    ['misses a column', header.replace(';tier', '')],
    ['has an unknown column', `${header};note`],
    ['repeats a column', `${header};codice`],
    ['has a column without a name', `${header};`],
    ['has too many cells in a row', `${header}\n${dealerRow('X', 92)};more`],
    ['never closes a quote', `${header}\n"X;Dealer`],
  ])('that %s is refused', async (_name, file) => {
    const report = await load(file);
    expect(report).toMatchObject({ status: 'invalid', rowsValid: 0, totals: { created: 0 } });
    // One row, however much is wrong with it.
    expect(report.errorCount).toBe(1);
    expect(new Set(report.errors.map(({ row }) => row)).size).toBe(1);
    expect((await applyFile(service, report.id, true)).status).toBe('invalid');
  });

  test.each([
    ['header alone', header],
    ['header and blank lines', `${header}\n\n;;;\n`],
  ])('with a %s has nothing to apply, and cannot be applied', async (_name, file) => {
    const report = await load(file);
    expect(report).toMatchObject({
      status: 'failed',
      rowsRead: 0,
      errorCount: 0,
      failure: 'noRows',
    });
    expect((await applyFile(service, report.id)).status).toBe('failed');
  });

  test('shows in its preview what it changes of each member, and its errors in groups', async () => {
    await loadRows(dealerRow('SM-1', 60), dealerRow('SM-2', 61));
    const read = await loadFile(
      service,
      'network',
      fileOf(
        dealerRow('SM-2', 61),
        dealerRow('SM-1', 60, { tier: 'platinum', codice_padre: 'AG0002' }),
        'SM-A;Agent;Agenzia Nuova;DI0001;;;;;;;;;',
        dealerRow('SM-3', 62, { regione: 'X' }),
        dealerRow('SM-4', 63, { regione: 'X' }),
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

  test('with thousands of errors lists the first thousand and counts all', async () => {
    const report = await loadRows(
      ...Array.from({ length: 1500 }, (_, i) => dealerRow(`BAD${i}`, 1000 + i, { regione: 'X' })),
    );
    expect(report.errorCount).toBe(1500);
    expect(report.errors.length).toBe(1000);
  });

  test('of texts that mean something to SQL, HTML or a spreadsheet is kept as it is', async () => {
    const name = `=1+1'); drop table members; -- <script>%_\\`;
    await loadRows(dealerRow('EVIL', 9, { ragione_sociale: `"${name}"` }));
    expect((await service.memberWithCode('EVIL')).businessName).toBe(name);
  });
});

describe('a network file with rows in error', () => {
  test('is applied without them, and without the rows that need them', async () => {
    const { vatNumber: agentNumber } = await service.memberWithCode('DE00002');
    const read = await loadFile(
      service,
      'network',
      fileOf(
        'SK-D;Distributor;Senza codice padre;NOBODY;;;;;;;;;',
        'SK-A;Agent;Sotto;SK-D;;;;;;;;;',
        dealerRow('SK-1', 20, { codice_padre: 'SK-A' }),
        dealerRow('SK-2', 21),
        // gives its number away, but stays as it is
        dealerRow('DE00002', 22, { citta: '' }),
        dealerRow('SK-3', 23, { partita_iva: agentNumber ?? '' }),
      ),
    );
    expect(read.errors.map(({ row, column }) => [row, column])).toEqual([
      [2, 'codice_padre'],
      [3, 'codice_padre'],
      [4, 'codice_padre'],
      [6, 'citta'],
      [7, 'partita_iva'],
    ]);
    expect(read).toMatchObject({ status: 'invalid', rowsRead: 6, rowsValid: 1, totals: { created: 1 } });
    const refused = await service.call('POST', `/api/imports/${read.id}/apply`, { as: 'ka.admin' });
    expect(refused.json()).toMatchObject({ error: { reason: 'importHasErrors' } });
    expect(await applyFile(service, read.id, true)).toMatchObject({ status: 'applied', totals: { created: 1 } });
    const made = await service.database.select().from(members).where(like(members.code, 'SK-%'));
    expect(made.map(({ code }) => code)).toEqual(['SK-2']);
  });
});

describe('undoing a network file', () => {
  /** The network without what counts changes. */
  const network = async () =>
    (await everything()).map((member) => ({ ...member, version: undefined, updatedAt: undefined }));

  test('puts every member back, and takes away those that it made', async () => {
    await loadRows(
      'UN-D1;Distributor;Uno;RM0001;;;;;;;;;',
      'UN-D2;Distributor;Due;RM0002;;;;;;;;;',
      'UN-A;Agent;Agenzia;UN-D1;;;;;;;;;',
      dealerRow('UN-1', 30, { codice_padre: 'UN-A' }),
      dealerRow('UN-2', 31, { codice_padre: 'UN-A' }),
    );
    const before = await network();
    const { id, totals } = await loadRows(
      'UN-A;Agent;Agenzia Nuova;UN-D3;;;;;;;;;',
      'UN-D3;Distributor;Tre;RM0001;;;;;;;;;',
      dealerRow('UN-1', 31, { codice_padre: 'UN-D3', citta: 'Tivoli', email: 'a@b.it' }),
      dealerRow('UN-2', 30, { codice_padre: 'UN-A', stato: 'closed', tier: 'platinum', dal: '2020-02-29' }),
      dealerRow('UN-3', 32, { codice_padre: 'UN-A' }),
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
        service.database.insert(sales).values({
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
    const { id } = await loadRows(dealerRow(code, number));
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
    const { id: child } = await loadRows(dealerRow('CH-D', 50, { codice_padre: 'CH-A' }));
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
    const { id } = await loadRows(dealerRow('BU-1', 57), dealerRow('BU-2', 58));
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
    const answer = await service.call('PUT', `/api/dealers/${id}`, { as: 'ka.admin', body });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
  };

  test('is refused when somebody changed what it had changed, be it back, and not when something else was changed', async () => {
    await loadRows(dealerRow('ED-1', 51), dealerRow('ED-2', 52));
    const { id } = await loadRows(
      dealerRow('ED-1', 51, { tier: 'platinum' }),
      dealerRow('ED-2', 52, { tier: 'platinum' }),
    );
    const { id: other } = await loadRows(dealerRow('ED-1', 51, { tier: 'platinum', citta: 'Tivoli' }));
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
    await loadRows('MV-A;Agent;Uno;DI0001;;;;;;;;;', 'MV-B;Agent;Due;DI0001;;;;;;;;;', dealerRow('MV-1', 54));
    const { id } = await loadRows(dealerRow('MV-1', 54, { codice_padre: 'MV-A' }));
    for (const code of ['MV-B', 'MV-A']) {
      await changeByHand('MV-1', { parentId: (await service.memberWithCode(code)).id });
    }
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'memberChanged' }], obstacleCount: 1 });
  });

  test('is refused when somebody changed a dealer that it made, and not when that dealer was deleted', async () => {
    const { id } = await loadRows(dealerRow('HC-1', 55));
    await changeByHand('HC-1', { phone: '06 111111' });
    expect(await undoRefused(service, id)).toMatchObject({ obstacles: [{ kind: 'memberChanged' }] });
    const { id: dealerId } = await service.memberWithCode('HC-1');
    expect((await service.call('DELETE', `/api/dealers/${dealerId}/delete`, { as: 'ka.admin' })).statusCode).toBe(200);
    expect((await undoFile(service, id)).status).toBe('undone');
    expect(await service.database.select().from(members).where(eq(members.code, 'HC-1'))).toEqual([]);
  });

  test('is refused while later files have changed the same members, and goes on once they are undone', async () => {
    const { id } = await loadRows(dealerRow('LF-1', 53));
    const { id: second } = await loadRows(dealerRow('LF-1', 53, { citta: 'Tivoli' }));
    const { id: third } = await loadRows(dealerRow('LF-1', 53, { citta: 'Anzio' }));
    const file = (importId: number) => ({ kind: 'import', text: 'prova.csv', id: importId });
    expect((await undoRefused(service, id)).obstacles).toEqual([file(third), file(second)]);
    expect((await undoRefused(service, second)).obstacles).toEqual([file(third)]);
    for (const each of [third, second, id]) expect((await undoFile(service, each)).status).toBe('undone');
  });

  test('keeps what was changed by hand in the meantime, however late', async () => {
    await loadRows(dealerRow('RC-1', 56));
    const { id } = await loadRows(dealerRow('RC-1', 56, { citta: 'Tivoli' }));
    await service.call('POST', `/api/imports/${id}/undo`, { as: 'ka.admin' });
    await changeByHand('RC-1', { phone: '06 333333' });
    await service.imports.drain();
    expect((await importById(service, id)).status).toBe('undone');
    expect(await service.memberWithCode('RC-1')).toMatchObject({ city: 'Roma', phone: '06 333333' });
  });
});

const onPostgres = testDatabaseUrl === undefined ? describe.skip : describe;

onPostgres('a network file that moves an agent while figures of its dealers change', () => {
  test('waits for the change, which waits for nobody that waits for it', async () => {
    const agentRow = (parent: string) =>
      dealerRow('AGRACE', 900, { ruolo: 'Agent', codice_padre: parent, stato: '', tier: '', dal: '' });
    const rows = ['RACE-1', 'RACE-2'].map((code, index) => dealerRow(code, 901 + index, { codice_padre: 'AGRACE' }));
    await load(fileOf(agentRow('DI0001'), ...rows, dealerRow('RACE-3', 903)));
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
      fileOf(dealerRow('RACE-3', 903, { tier: 'platinum' }), agentRow('DI0002')),
    );

    // a test above wrote a line that no import brought
    const differences = await figuresDifferences(service.database, 10);
    let change = Promise.resolve();
    let applied: Promise<unknown> = Promise.resolve();
    await service.database.transaction(async (between) => {
      await between.select().from(members).where(eq(members.code, 'RACE-2')).for('update');
      // holds the first dealer and waits for the second
      change = service.database.transaction(async (transaction) => {
        // whoever waits in a circle is told at once, and this one first
        await transaction.execute(sql`set local deadlock_timeout = '10ms'`);
        await lockSums(transaction, 'lines');
        await transaction.update(memberships).set({ goalThreshold: 50 }).where(eq(memberships.campaignId, campaign.id));
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
