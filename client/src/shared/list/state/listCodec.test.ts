/** @jest-environment node */

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { pageSizes, sortDirections } from '@gdd/schema/lists';
import { listCodec, type ListState } from './listCodec';
import { cleanSearch, dateParameter, idParameter, listParameter } from './parameters';

const colours = ['rosso', 'verde', "d'oro", 'Friuli-Venezia Giulia'] as const;
const columns = ['id', 'name', 'joinedOn'] as const;

interface Filter {
  readonly colour: readonly (typeof colours)[number][];
  readonly memberId: string;
  readonly from: string;
}

type State = ListState<Filter, (typeof columns)[number]>;

const codec = listCodec<Filter, (typeof columns)[number]>({
  filter: {
    colour: listParameter('colore', colours),
    memberId: idParameter('rete'),
    from: dateParameter('dal'),
  },
  sortColumns: columns,
  defaultSort: { column: 'id', direction: 'asc' },
});

const defaults: State = {
  filter: { colour: [], memberId: '', from: '' },
  search: '',
  sort: { column: 'id', direction: 'asc' },
  page: 1,
  pageSize: 10,
};

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

const anyState: fc.Arbitrary<State> = fc.record({
  filter: fc.record({
    colour: fc.subarray([...colours]),
    memberId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }).map(String), { nil: '' }),
    from: fc.option(anyDay, { nil: '' }),
  }),
  search: fc.string({ unit: 'binary', maxLength: 120 }).map(cleanSearch),
  sort: fc.record({ column: fc.constantFrom(...columns), direction: fc.constantFrom(...sortDirections) }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(...pageSizes),
});

test('every state comes back from its address', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(codec.read(codec.write(state))).toEqual(state);
    }),
  );
});

test('any address is read, and what is read has an address', () => {
  const anyQuery = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .dictionary(
        fc.constantFrom('colore', 'rete', 'dal', 'cerca', 'ordina', 'pagina', 'righe', 'altro'),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => new URLSearchParams(parts).toString()),
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const state = codec.read(query);
      expect(codec.read(codec.write(state))).toEqual(state);
      expect(pageSizes).toContain(state.pageSize);
      expect(columns).toContain(state.sort.column);
      expect(state.page).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('what is the default stands in no address', () => {
  expect(codec.write(defaults)).toBe('');
  expect(codec.read('')).toEqual(defaults);
});

test('the address can be read by a person', () => {
  const state: State = {
    filter: { colour: ['verde', 'rosso', 'Friuli-Venezia Giulia'], memberId: '12', from: '2025-01-31' },
    search: 'gomme & C.',
    sort: { column: 'name', direction: 'desc' },
    page: 2,
    pageSize: 50,
  };
  expect(codec.write(state)).toBe(
    '?colore=rosso,verde,Friuli-Venezia+Giulia&rete=12&dal=2025-01-31&cerca=gomme+%26+C.&ordina=name.desc&pagina=2&righe=50',
  );
});

test.each([
  [
    'an unknown value of a list',
    '?colore=rosso,viola',
    { ...defaults, filter: { ...defaults.filter, colour: ['rosso'] } },
  ],
  ['a page that is no number', '?pagina=due', defaults],
  ['page 0', '?pagina=0', defaults],
  ['a negative page', '?pagina=-3', defaults],
  ['a page beyond all reason', '?pagina=99999999999', defaults],
  ['a page size that is not offered', '?righe=7', defaults],
  ['an unknown column', '?ordina=password.asc', defaults],
  ['half an order', '?ordina=name', defaults],
  ['a day that the calendar does not have', '?dal=2025-02-30', defaults],
  ['an id that is none', '?rete=1e3', defaults],
  ['an id beyond four bytes', '?rete=4294967296', defaults],
  ['broken escapes', '?pagina=%E0%A4%A', defaults],
])('%s falls back to the default', (_name, query, expected) => {
  expect(codec.read(query)).toEqual(expected);
});

test('a search has no control characters, no outer blanks and at most 100 signs', () => {
  expect(cleanSearch('  rossi\u0000\n ')).toBe('rossi');
  expect(Array.from(cleanSearch('🚗'.repeat(150)))).toHaveLength(100);
});

test('what is the page’s own stays in the address beside the list’s state', () => {
  const { besidePage } = listCodec({
    filter: {},
    sortColumns: ['id'],
    defaultSort: defaults.sort,
    ownParameters: ['scheda', 'n'],
  });
  expect(besidePage('?pagina=2', '?n=12&cerca=rossi&scheda=1.00')).toBe('?n=12&scheda=1.00&pagina=2');
  expect(besidePage('', '?cerca=rossi')).toBe('');
  expect(codec.besidePage('?pagina=2', '?n=12')).toBe('?pagina=2');
});
