import { describe, expect, test } from '@jest/globals';
import { openSheet } from '../../../testing/files/openedSheet.js';
import { spreadsheet } from './spreadsheet.js';
import type { Column } from './columns.js';

interface Row {
  readonly name: string | null;
  readonly tyres: number | null;
  readonly prize: string | null;
  readonly share: string | null;
  readonly day: string | null;
  readonly accepted: boolean | null;
}

const columns: readonly Column<Row>[] = [
  { header: 'Ragione sociale', kind: 'text', value: (row) => row.name },
  { header: 'Pneus', kind: 'integer', value: (row) => row.tyres },
  { header: 'Premio', kind: 'money', value: (row) => row.prize },
  { header: 'Flotte %', kind: 'percentage', value: (row) => row.share },
  { header: 'Dal', kind: 'date', value: (row) => row.day },
  { header: 'Accettata', kind: 'boolean', value: (row) => row.accepted },
];

const full: Row = {
  name: 'Gomme "Così"; & <figli>',
  tyres: -1234,
  prize: '1500.00',
  share: '33.3',
  day: '2025-03-01',
  accepted: true,
};
const empty: Row = { name: null, tyres: null, prize: null, share: null, day: null, accepted: null };

async function written(format: 'xlsx' | 'csv', rows: readonly Row[]): Promise<Buffer> {
  async function* all() {
    yield* await Promise.resolve(rows);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of spreadsheet(format, 'Prova & altro', columns, all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const named = (name: string): Row => ({ ...empty, name });

describe('a CSV file', () => {
  test('is what an Italian spreadsheet reads', async () => {
    const text = (await written('csv', [full, empty])).toString('utf8');
    expect(text).toBe(
      '\ufeffRagione sociale;Pneus;Premio;Flotte %;Dal;Accettata\r\n' +
        '"Gomme ""Così""; & <figli>";-1234;1500,00;33,3;01/03/2025;sì\r\n' +
        ';;;;;\r\n',
    );
  });

  test('without rows has its header', async () => {
    const text = (await written('csv', [])).toString('utf8');
    expect(text).toBe('\ufeffRagione sociale;Pneus;Premio;Flotte %;Dal;Accettata\r\n');
  });

  test('keeps line breaks and spaces at the ends within quotes', async () => {
    const text = (await written('csv', [named('a\nb'), named(' c ')])).toString('utf8');
    expect(text).toContain('\r\n"a\nb";');
    expect(text).toContain('\r\n" c ";');
  });
});

describe('an XLSX file', () => {
  test('opens in a reader that is not ours, each value with its kind', async () => {
    const { title, rows, formulas } = await openSheet(await written('xlsx', [full, empty]));
    expect(title).toBe('Prova & altro');
    expect(formulas).toBe(0);
    expect(rows[0]?.map((cell) => cell?.value)).toEqual(columns.map(({ header }) => header));
    expect(rows[1]).toEqual([
      { value: 'Gomme "Così"; & <figli>', isText: true, format: '49' },
      { value: '-1234', isText: false, format: '3' },
      { value: '1500.00', isText: false, format: '#,##0.00\\ "€"' },
      { value: '0.333', isText: false, format: '0.0%' },
      { value: '45717', isText: false, format: 'dd/mm/yyyy' },
      { value: 'sì', isText: true, format: '0' },
    ]);
    expect(rows[2]).toEqual([]);
  });

  test('holds thousands of rows', async () => {
    const { rows } = await openSheet(
      await written(
        'xlsx',
        Array.from({ length: 5000 }, (_, index) => named(`Dealer ${index}`)),
      ),
    );
    expect(rows.length).toBe(5001);
    expect(rows[5000]?.[0]?.value).toBe('Dealer 4999');
  });

  test('says text as it is: line breaks, what looks like an escape, and without what XML cannot hold', async () => {
    const texts = ['a\nb\rc', '_x000D_', 'bell\u0007 and half \ud83d a pair', '😀'];
    const { rows } = await openSheet(await written('xlsx', texts.map(named)));
    expect(rows.slice(1).map(([cell]) => cell?.value)).toEqual([
      'a\nb\rc',
      '_x005F_x000D_',
      'bell and half  a pair',
      '😀',
    ]);
  });
});

describe('a cell that begins like a formula', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'];

  test.each(dangerous)('%j is a text with an apostrophe in both formats', async (text) => {
    const { rows, formulas } = await openSheet(await written('xlsx', [named(text)]));
    expect([rows[1]?.[0]?.value, formulas]).toEqual([`'${text}`, 0]);
    const csv = (await written('csv', [named(text)])).toString('utf8');
    expect(csv.split('Accettata\r\n')[1]).toMatch(/^"?'/);
  });

  test('is only one that begins with it', async () => {
    const { rows } = await openSheet(await written('xlsx', [named('Rossi = Bianchi')]));
    expect(rows[1]?.[0]?.value).toBe('Rossi = Bianchi');
  });
});

describe('while it is written', () => {
  test('nothing comes before the first row did: what fails at once is no half file', async () => {
    const failing: AsyncIterable<Row> = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }),
    };
    await expect(spreadsheet('xlsx', 'Prova', columns, failing).next()).rejects.toThrow('the database is away');
    await expect(spreadsheet('csv', 'Prova', columns, failing).next()).rejects.toThrow('the database is away');
  });

  test.each(['xlsx', 'csv'] as const)('a failure on the way breaks the %s file off', async (format) => {
    async function* failing() {
      for (let count = 0; count < 20_000; count += 1) yield await Promise.resolve(named(`Dealer ${count}`));
      throw new Error('the database went away');
    }
    const read = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of spreadsheet(format, 'Prova', columns, failing())) chunks.push(chunk);
    };
    await expect(read()).rejects.toThrow('the database went away');
  });

  test.each(['xlsx', 'csv'] as const)('whoever stops reading the %s file stops the query', async (format) => {
    let reads = 0;
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve(named(`Dealer ${(reads += 1)}`));
      } finally {
        isEnded = true;
      }
    }
    const chunks = spreadsheet(format, 'Prova', columns, endless());
    for (let count = 0; count < 3; count += 1) await chunks.next();
    await chunks.return(undefined);
    const afterwards = reads;
    await new Promise(setImmediate);
    expect(isEnded).toBe(true);
    expect(reads - afterwards).toBeLessThanOrEqual(1);
  });
});
