import { describe, expect, test } from '@jest/globals';
import { networkColumns, optionalDealerFields, type NetworkColumn } from '@gdd/schema/dealers';
import { byName } from '@gdd/schema/fields';
import fc from 'fast-check';
import type { Cell } from './cells.js';
import { networkRowReader } from './networkRow.js';

type NetworkCells = Readonly<Record<NetworkColumn, Cell>>;

const readNetworkRow = (cells: NetworkCells) =>
  networkRowReader({ isSemicolonFile: true, countsFrom1904: false })(networkColumns.map((column) => cells[column]));

const dealer: NetworkCells = {
  ...byName<NetworkCells>(networkColumns, () => ''),
  codice: 'de1',
  ruolo: 'DEALER',
  ragione_sociale: ' Gomme  Rossi ',
  codice_padre: 'ag1',
  partita_iva: '01234567897',
  regione: 'VALLE D’AOSTA',
  provincia: 'ao',
  citta: 'Châtillon',
  stato: 'Active',
  tier: 'gold',
  dal: '1/2/2024',
};

const agent: NetworkCells = { ...dealer, ruolo: 'agent', partita_iva: '', stato: '', tier: '', dal: '' };

const problemIn = (changes: Partial<NetworkCells>, row = dealer) =>
  readNetworkRow({ ...row, ...changes }).problems[0]?.column;

describe('a row of a network file', () => {
  test('is read whatever its case and spacing', () => {
    expect(readNetworkRow(dealer)).toEqual({
      problems: [],
      values: {
        code: 'DE1',
        role: 'Dealer',
        businessName: 'Gomme Rossi',
        parentCode: 'AG1',
        country: 'IT',
        vatNumber: '01234567897',
        region: "Valle d'Aosta",
        province: 'AO',
        city: 'Châtillon',
        ...Object.fromEntries(optionalDealerFields.map((field) => [field, null])),
        status: 'active',
        tier: 'gold',
        joinedOn: '2024-02-01',
      },
    });
  });

  test.each([
    ['codice', ''],
    ['codice', 'DE 1'],
    ['ruolo', 'Programme'],
    ['ruolo', 'KA Administrator'],
    ['ragione_sociale', ''],
    ['ragione_sociale', 'x'.repeat(161)],
    ['ragione_sociale', 'Rossi\u0000'],
    ['partita_iva', ''],
    ['partita_iva', '01234567890'],
    ['partita_iva', '234567897'],
    ['regione', 'Padania'],
    ['provincia', 'MI'],
    ['citta', ''],
    ['nazione', 'Italia'],
    ['codice_fiscale', 'RSSMRA80A01H501V'],
    ['cap', '184'],
    ['codice_sdi', 'ABC123'],
    ['codice_sdi', 'XXXXXXX'],
    ['pec', 'gomme'],
    ['email', 'a@b'],
    ['telefono', 'chiamare dopo'],
    ['stato', ''],
    ['stato', 'aperto'],
    ['tier', 'silver'],
    ['dal', '31/02/2024'],
    ['dal', '2024/02/01'],
  ] as const)('is wrong in %s with %j', (column, value) => {
    expect(problemIn({ [column]: value })).toBe(column);
  });

  test('a row of a spreadsheet is read with numbers where the column has numbers', () => {
    const read = readNetworkRow({ ...dealer, partita_iva: 1234567897, dal: 45_323 });
    expect(read.values).toMatchObject({ vatNumber: '01234567897', joinedOn: '2024-02-01' });
  });

  test('a row of a dealer outside Italy has the forms of its country', () => {
    const abroad = { nazione: 'at', partita_iva: 'u12345678', cap: 'A-1010', codice_sdi: 'xxxxxxx' };
    const read = readNetworkRow({ ...dealer, ...abroad });
    expect(read.problems).toEqual([]);
    expect(read.values).toMatchObject({
      ...{ country: 'AT', vatNumber: 'U12345678', postalCode: 'A-1010', sdiCode: 'XXXXXXX' },
    });
    expect(readNetworkRow({ ...dealer, ...abroad, partita_iva: '01234567897' }).problems).toEqual([
      { column: 'partita_iva', reason: 'notOfCountry', parameters: { country: 'AT' } },
    ]);
  });

  test('numbers of a spreadsheet get back the zeros in front that it dropped', () => {
    const read = readNetworkRow({ ...dealer, cap: 184, codice_sdi: 1234, codice_fiscale: 1234567897 });
    expect(read.values).toMatchObject({ postalCode: '00184', sdiCode: '0001234', taxCode: '01234567897' });
  });

  test('of anybody but a dealer needs no VAT number and takes no status or tier', () => {
    expect(readNetworkRow(agent).problems).toEqual([]);
    expect(problemIn({ stato: 'active' }, agent)).toBe('stato');
    expect(problemIn({ tier: 'gold' }, agent)).toBe('tier');
    expect(problemIn({ regione: '' }, agent)).toBe('provincia');
  });

  test('is reported by all its bad columns, in the order of the table', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...networkColumns), { minLength: 1 }), (bad) => {
        // a control character is wrong in every column
        const cells = { ...dealer, ...Object.fromEntries(bad.map((column) => [column, '\u0007'])) };
        const found = readNetworkRow(cells).problems.map(({ column }) => column);
        expect(found).toEqual(networkColumns.filter((column) => bad.includes(column)));
      }),
    );
  });

  test('never throws, whatever stands in it', () => {
    const cells = fc.record(
      Object.fromEntries(networkColumns.map((column) => [column, fc.string({ unit: 'binary' })])),
    );
    fc.assert(fc.property(cells, (row) => void readNetworkRow(row as NetworkCells)));
  });
});
