import { describe, expect, test } from '@jest/globals';
import { eq, inArray, like } from 'drizzle-orm';
import { members } from '../../../ground/database/tables/people/network.js';
import { reasonSentence } from '../files/texts.js';
import { applyFile, loadFile } from '../../../testing/programme/loadedFile.js';
import {
  networkDealerRow,
  networkFileOf,
  networkHeader,
  openNetworkImports,
  vatNumber,
} from '../../../testing/programme/networkFiles.js';

const { service, load, loadRows, everything } = await openNetworkImports();

describe('a network file', () => {
  test.each([
    ['a parent that nobody is', [networkDealerRow('BAD', 90, { codice_padre: 'NOBODY' })], 2, 'codice_padre'],
    ['a dealer below the root', [networkDealerRow('BAD', 90, { codice_padre: '' })], 2, 'codice_padre'],
    ['a dealer below a dealer', [networkDealerRow('BAD', 90, { codice_padre: 'DE00001' })], 2, 'codice_padre'],
    ['a circle', ['C1;Agent;A;C2;;;;;;;;;', 'C2;Agent;B;C1;;;;;;;;;'], 2, 'codice_padre'],
    ['somebody below itself', ['C3;Agent;A;C3;;;;;;;;;'], 2, 'codice_padre'],
    ['another’s VAT number', [networkDealerRow('BAD', 90), networkDealerRow('BAD2', 90)], 3, 'partita_iva'],
    ['the root', ['GDD;Account;X;;;;;;;;;;'], 2, 'codice'],
    ['another role of a member', ['AG0001;Distributor;X;RM0001;;;;;;;;;'], 2, 'ruolo'],
    [
      'a wrong check digit, twelve rows down',
      [
        ...Array.from({ length: 10 }, (_, i) => networkDealerRow(`OK${i}`, 100 + i)),
        networkDealerRow('BAD', 90, { partita_iva: '01234567890' }),
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
    const report = await loadRows(networkDealerRow('BAD', 90, { partita_iva: taken ?? '' }));
    expect(report.errors).toMatchObject([
      { row: 2, column: 'partita_iva', reason: 'vatNumberTaken', parameters: { code: 'DE00001' } },
    ]);
  });

  test('without the column of the country gives no dealer from elsewhere an Italian VAT number', async () => {
    await loadRows(networkDealerRow('ABROAD', 92));
    const abroad = { country: 'AT', vatNumber: 'U12345678' };
    await service.database.update(members).set(abroad).where(eq(members.code, 'ABROAD'));
    const header = 'codice;ruolo;ragione_sociale;codice_padre;partita_iva';
    const report = await load(`${header}\nABROAD;Dealer;Gomme ABROAD;AG0001;${vatNumber(93)}`);
    expect(report.errors).toMatchObject([
      { row: 2, column: 'partita_iva', reason: 'notOfCountry', parameters: { country: 'AT' } },
    ]);
  });

  test('that names a deleted member is refused', async () => {
    await loadRows('DEL-A;Agent;A;DI0001;;;;;;;;;', networkDealerRow('DEL-D', 8));
    await service.database
      .update(members)
      .set({ deletedAt: new Date() })
      .where(inArray(members.code, ['DEL-A', 'DEL-D']));
    const report = await loadRows(
      networkDealerRow('DEL-D', 8),
      networkDealerRow('BAD1', 91, { codice_padre: 'DEL-A' }),
      networkDealerRow('BAD2', 8),
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
    ['misses a column', networkHeader.replace(';partita_iva', '')],
    ['has an unknown column', `${networkHeader};note`],
    ['repeats a column', `${networkHeader};codice`],
    ['has a column without a name', networkHeader.replace(';tier', ';;tier')],
    ['has too many cells in a row', `${networkHeader}\n${networkDealerRow('X', 92)};more`],
    ['never closes a quote', `${networkHeader}\n"X;Dealer`],
  ])('that %s is refused', async (_name, file) => {
    const report = await load(file);
    expect(report).toMatchObject({ status: 'invalid', rowsValid: 0, totals: { created: 0 } });
    // One row, however much is wrong with it.
    expect(report.errorCount).toBe(1);
    expect(new Set(report.errors.map(({ row }) => row)).size).toBe(1);
    expect((await applyFile(service, report.id, true)).status).toBe('invalid');
  });

  test('that is binary fails as what it is, without a row', async () => {
    const report = await load(Buffer.from([0, 255, 254, 1, 2, 3, 10, 200]));
    expect(report).toMatchObject({ status: 'failed', rowsRead: 0, errorCount: 0, failure: 'brokenText' });
    expect((await applyFile(service, report.id, true)).status).toBe('failed');
  });

  test.each([
    ['header alone', networkHeader],
    ['header and blank lines', `${networkHeader}\n\n;;;\n`],
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

  test('with thousands of errors lists the first thousand and counts all', async () => {
    const report = await loadRows(
      ...Array.from({ length: 1500 }, (_, i) => networkDealerRow(`BAD${i}`, 1000 + i, { regione: 'X' })),
    );
    expect(report.errorCount).toBe(1500);
    expect(report.errors.length).toBe(1000);
  });
});

describe('a network file with rows in error', () => {
  test('is applied without them, and without the rows that need them', async () => {
    const { vatNumber: agentNumber } = await service.memberWithCode('DE00002');
    const read = await loadFile(
      service,
      'network',
      networkFileOf(
        'SK-D;Distributor;Senza codice padre;NOBODY;;;;;;;;;',
        'SK-A;Agent;Sotto;SK-D;;;;;;;;;',
        networkDealerRow('SK-1', 20, { codice_padre: 'SK-A' }),
        networkDealerRow('SK-2', 21),
        // gives its number away, but stays as it is
        networkDealerRow('DE00002', 22, { citta: '' }),
        networkDealerRow('SK-3', 23, { partita_iva: agentNumber ?? '' }),
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
