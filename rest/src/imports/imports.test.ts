import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { auditEntries, members } from '../database/schema.js';
import { vatCheckDigit } from '../domain/vatNumber.js';
import { openTestApp, type TestApp } from '../testing/testApp.js';
import { importNetwork } from './service.js';

const officeFile = fileURLToPath(new URL('../../../tests/data/rete.csv', import.meta.url));
const header =
  'codice;ruolo;ragione_sociale;codice_padre;partita_iva;regione;provincia;citta;email;telefono;stato;tier;dal';

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(() => service.close());

const load = (file: string | Buffer) => importNetwork(service, () => Readable.from([Buffer.from(file)]), null);
const loadRows = (...rows: string[]) => load([header, ...rows].join('\n'));

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
    .map((column) => cells[column])
    .join(';');
}

const everything = () => service.database.select().from(members).orderBy(asc(members.id));

describe('the office’s network file', () => {
  const loadOffice = () => importNetwork(service, () => createReadStream(officeFile), null);

  test('gives its 400 dealers, every accent right, and changes nothing the second time', async () => {
    expect(await loadOffice()).toEqual({
      rowsRead: 431,
      created: 431,
      updated: 0,
      unchanged: 0,
      errorCount: 0,
      errors: [],
    });
    const loaded = await service.database
      .select({ name: members.businessName })
      .from(members)
      .where(and(like(members.code, 'DE85%'), eq(members.role, 'Dealer')))
      .orderBy(asc(members.code));
    // the file's one character that is not where Latin-1 has it
    const text = (await readFile(officeFile, 'latin1')).replaceAll('\u0096', '–');
    const { parse } = await import('csv-parse/sync');
    const rows = parse<{ codice: string; ragione_sociale: string }>(text, { delimiter: ';', columns: true });
    const expected = rows.filter(({ codice }) => codice.startsWith('DE85')).map((row) => row.ragione_sociale);
    expect(expected.length).toBe(400);
    expect(loaded.map(({ name }) => name)).toEqual(expected);
    expect(loaded.filter(({ name }) => /[àèéìòù–€]/.test(name)).length).toBeGreaterThan(20);

    const before = await everything();
    expect(await loadOffice()).toMatchObject({ rowsRead: 431, created: 0, updated: 0, unchanged: 431 });
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
    const file = [
      'Città,Codice Padre,TIER,Stato,Dal,Partita IVA,Ragione Sociale,RUOLO,Codice,Regione,Provincia,E-mail,Telefono',
      'Roma,ord-ag,gold,active,2024-02-01,' + vatNumber(1) + ',"Rossi, Gomme",dealer,ord-de,lazio,rm,,',
      ',ord-di,,,,,Agenzia,AGENT,ord-ag,,,,',
      ',rm0001,,,,,Distribuzione,Distributor,ord-di,,,,',
    ].join('\r\n');
    expect(await load(file.replace('E-mail', 'Email'))).toMatchObject({ created: 3, errors: [] });
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
    expect(report).toMatchObject({ rowsRead: 4, created: 2, updated: 2, unchanged: 0 });
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
    expect(report).toMatchObject({ updated: 2, errors: [] });
    expect((await service.memberWithCode('SW-1')).vatNumber).toBe(vatNumber(5));
  });

  test('takes a repeated row once, and refuses it with other values', async () => {
    expect(await loadRows(dealerRow('RP-1', 6), dealerRow('RP-1', 6))).toMatchObject({ created: 1, unchanged: 1 });
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
    expect(report.errors[0]?.reason).toMatch(/^[A-ZÈ].*[.-]$/);
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 0 });
    expect(await everything()).toEqual(before);
  });

  test('that takes the VAT number of somebody not in it is refused', async () => {
    const { vatNumber: taken } = await service.memberWithCode('DE00001');
    const report = await loadRows(dealerRow('BAD', 90, { partita_iva: taken ?? '' }));
    expect(report.errors).toMatchObject([
      { row: 2, column: 'partita_iva', reason: 'È già la partita IVA di DE00001.' },
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
    ['is empty', ''],
    ['has blank lines only', '\n\n;;;\n'],
    ['is no table', '{"a": 1}'],
    ['is binary', Buffer.from([0, 255, 254, 1, 2, 3, 10, 200])],
    ['misses a column', header.replace(';tier', '')],
    ['has an unknown column', `${header};note`],
    ['repeats a column', `${header};codice`],
    ['has a column without a name', `${header};`],
    ['has too many cells in a row', `${header}\n${dealerRow('X', 92)};more`],
    ['never closes a quote', `${header}\n"X;Dealer`],
  ])('that %s is refused', async (_name, file) => {
    const report = await load(file);
    expect(report.errorCount).toBeGreaterThan(0);
    expect(report.created).toBe(0);
  });

  test('with a header alone is read, and changes nothing', async () => {
    expect(await load(header)).toMatchObject({ rowsRead: 0, errorCount: 0 });
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
