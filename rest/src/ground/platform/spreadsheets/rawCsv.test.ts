import { expect, test } from '@jest/globals';
import { rawCsv, rawEnum, rawMember, type RawColumn } from './rawCsv.js';

interface Row {
  readonly name: string | null;
  readonly number: number | string | null;
  readonly isSo?: boolean;
}

const columns: readonly RawColumn<Row>[] = [
  { name: 'name', kind: 'text', value: ({ name }) => name },
  { name: 'number', value: ({ number }) => number },
  { name: 'isSo', value: ({ isSo }) => isSo ?? null },
];

async function written(rows: readonly Row[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  async function* all() {
    for (const row of rows) yield await Promise.resolve(row);
  }
  for await (const chunk of rawCsv(columns, all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('begins with the names, in UTF-8 without a mark', async () => {
  const bytes = await written([{ name: 'Àncora', number: 1 }]);
  expect(bytes).toEqual(Buffer.from('name,number,isSo\r\nÀncora,1,\r\n', 'utf8'));
});

test.each<[Row, string]>([
  [{ name: 'a,b', number: 1.5 }, '"a,b",1.5,'],
  [{ name: 'il "migliore"', number: 0 }, '"il ""migliore""",0,'],
  [{ name: 'due\nrighe', number: null }, '"due\nrighe",,'],
  [{ name: 'a;b', number: 1_000_000, isSo: true }, 'a;b,1000000,true'],
  [{ name: null, number: '1850.50', isSo: false }, ',1850.50,false'],
  // a number keeps its sign, a text does not become a formula
  [{ name: '-5', number: -5 }, "'-5,-5,"],
  [{ name: '=1+1', number: '-0.10' }, "'=1+1,-0.10,"],
])('writes %j as %s', async (row, line) => {
  expect((await written([row])).toString()).toBe(`name,number,isSo\r\n${line}\r\n`);
});

test('names enums and members as GraphQL does', () => {
  expect([rawEnum('allSeason'), rawEnum('Distributor Area Manager'), rawEnum(null)]).toEqual([
    'ALL_SEASON',
    'DISTRIBUTOR_AREA_MANAGER',
    null,
  ]);
  const link = { id: 5, code: 'DI5', businessName: 'Cinque', role: 'Distributor' } as const;
  const cells = (member: typeof link | null) =>
    rawMember<null>('parent', () => member).map(({ name, value }) => [name, value(null)]);
  expect(cells(link)).toEqual([
    ['parent.id', 5],
    ['parent.code', 'DI5'],
    ['parent.businessName', 'Cinque'],
    ['parent.role', 'DISTRIBUTOR'],
  ]);
  expect(cells(null).map(([, value]) => value)).toEqual([null, null, null, null]);
});
