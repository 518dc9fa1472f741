import 'reflect-metadata';
import { pageSizes } from '@gdd/schema/lists';
import { describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLObjectType,
} from 'graphql';
import { shareFields } from '../directives/rootFields.js';
import type { RequestChannel } from '../access/requestChannel.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ContractResponses } from '../test/contractResponses.js';
import { operationIn, storedOperations } from '../test/storedOperations.js';
import { dealerRow, enveloped, memberRecord, StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway } from '../test/testGateway.js';
import { pricerOf } from './cost.js';
import { fieldPriceOf } from './fieldPrice.js';
import { defaultChannelLimits } from './limits.js';
import { rootSelection } from './selection.js';

const schema = buildGatewaySchema();
const largest = Math.max(...pageSizes);

function priced(source: string, variables = {}) {
  const document = parse(source);
  expect(validate(schema, document)).toEqual([]);
  return pricerOf(rootSelection(schema, document, operationIn(document))).quote(variables);
}

/** Variables that ask for the largest page, whatever else they say. */
function largestPage(document: DocumentNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of operationIn(document).variableDefinitions ?? []) {
    const name = variable.name.value;
    const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    const input = named.kind === Kind.NAMED_TYPE ? schema.getType(named.name.value) : undefined;
    if (name === 'pageSize' || name === 'limit') variables[name] = largest;
    else if (isInputObjectType(input) && input.getFields()['pageSize']) variables[name] = { pageSize: largest };
  }
  return variables;
}

describe('the price of an operation', () => {
  test('is its calls, its rows and a little for its values', () => {
    const { cost, rows, calls, parts } = priced(
      '{ dealersTable(input: { pageSize: 50 }) { items { id code parent { id } } total } }',
    );
    expect(parts.map(({ path }) => path)).toEqual(['dealersTable', 'dealersTable.items.parent']);
    expect([rows, calls]).toEqual([101, 2]);
    // A call, the page, its total; 50 rows of 2 values; a call for 50 members of 1 value.
    expect(cost).toBeCloseTo(10 + 0.25 + 0.005 + 50 * 0.26 + 10 + 50 * 0.255);
  });

  test.each<[string, string, object, number]>([
    ['in the document', '{ dealers(search: "", limit: 7) { id } }', {}, 7],
    ['by the default of the schema', '{ dealers(search: "") { id } }', {}, 20],
    ['in a variable', 'query ($n: Int!) { dealers(search: "", limit: $n) { id } }', { n: 9 }, 9],
    ['by the default of a variable', 'query ($n: Int! = 8) { dealers(search: "", limit: $n) { id } }', {}, 8],
    ['in an input', '{ campaignsTable(input: { pageSize: 3 }) { items { id } } }', {}, 4],
    ['by the default of an input', '{ campaignsTable(input: {}) { items { id } } }', {}, 11],
    [
      'in an input that is a variable',
      'query ($i: CampaignTableInput!) { campaignsTable(input: $i) { items { id } } }',
      { i: { pageSize: 5 } },
      6,
    ],
    [
      'in a variable inside an input',
      'query ($n: Int!) { campaignsTable(input: { pageSize: $n }) { items { id } } }',
      { n: 15 },
      16,
    ],
    [
      'by an argument beside others',
      '{ campaignAudit(id: 1, page: 2, pageSize: 50) { items { id actor { id } } } }',
      {},
      51,
    ],
    ['nowhere: as many as the list has as a rule', '{ campaigns { id } }', {}, 30],
    ['nowhere at all: some rows are assumed', '{ sessions { id } }', {}, 5],
    [
      'by what is no number: the default counts',
      'query ($n: Int!) { dealers(search: "", limit: $n) { id } }',
      { n: 'x' },
      20,
    ],
    ['by less than nothing: one row counts', '{ dealers(search: "", limit: -5) { id } }', {}, 1],
  ])('the price knows the size of a page that is given %s', (_, source, variables, rows) => {
    expect(priced(source, variables).rows).toBe(rows);
  });

  test('counts a field once that is asked for twice under one name, its rows twice under two', () => {
    const once = '{ dealers(search: "") { id } ...F } fragment F on Query { dealers(search: "") { code } }';
    expect(priced(once).rows).toBe(20);
    expect(priced(once).cost).toBeCloseTo(priced('{ dealers(search: "") { id code } }').cost);
    expect(priced('{ a: dealers(search: "") { id } b: dealers(search: "") { id } }').rows).toBe(40);
  });

  test.each([
    ['a read', '{ a: dealers(search: "", limit: 5) { id } b: dealers(limit: 5, search: "") { code } }', {}, 1],
    ['reads that differ', '{ a: dealers(search: "x") { id } b: dealers(search: "y") { id } }', {}, 2],
    [
      'a read of which one will not run',
      'query ($x: Boolean!) { a: user @include(if: $x) { id } b: user { id } }',
      { x: false },
      1,
    ],
    [
      'a ticket to a file, which is made each time',
      '{ a: contentFile(id: 1) { url } b: contentFile(id: 1) { url } }',
      {},
      2,
    ],
    ['a write', 'mutation { a: deleteDealer(id: 1) b: deleteDealer(id: 1) }', {}, 2],
    [
      'what a loader reads in one list',
      '{ a: news { coverTicket { url } } b: news { c: coverTicket { url } d: coverTicket { url } } }',
      {},
      2,
    ],
    [
      'what a loader reads in two lists of one response',
      '{ contentDocs { brochures { coverTicket { url } } catalogues { coverTicket { url } } } }',
      {},
      2,
    ],
    [
      'what a loader reads in two responses, at times of their own',
      '{ news { coverTicket { url } } contentPages { coverTicket { url } } }',
      {},
      4,
    ],
    [
      'what two loaders read',
      '{ dealersTable(input: { pageSize: 100 }) { items { parent { id } performance { tires } } } }',
      {},
      3,
    ],
  ])('counts the calls that are made for %s', (_, source, variables, calls) => {
    expect(priced(source, variables).calls).toBe(calls);
  });

  test.each([
    ['{ dealers(search: "") @skip(if: true) { id } user { id } }', {}, 1],
    ['query ($x: Boolean!) { dealers(search: "") @include(if: $x) { id } user { id } }', { x: false }, 1],
    ['query ($x: Boolean!) { dealers(search: "") @include(if: $x) { id } user { id } }', { x: true }, 2],
    ['query ($x: Boolean! = true) { ...F @skip(if: $x) user { id } } fragment F on Query { brands }', {}, 1],
    ['query ($x: Boolean!) { ... @skip(if: $x) { brands } ... @include(if: $x) { brands } }', { x: true }, 1],
    [
      'query ($x: Boolean!, $y: Boolean!) { ...F @include(if: $x) ...F @include(if: $y) } fragment F on Query { brands }',
      { x: false, y: true },
      1,
    ],
    [
      'query ($x: Boolean!, $y: Boolean!) { ...F @include(if: $x) ...F @include(if: $y) } fragment F on Query { brands }',
      { x: false, y: false },
      0,
    ],
  ])('leaves out what will not run: %s with %j makes %i calls', (source, variables, calls) => {
    expect(priced(source, variables).calls).toBe(calls);
  });

  test('of a field that a loader reads rises by a call with every hundred rows', () => {
    const calls = (pageSize: number) =>
      priced(`{ dealersTable(input: { pageSize: ${pageSize} }) { items { parent { id } } } }`).calls;
    expect([1, 100, 101, 1_000].map(calls)).toEqual([2, 2, 3, 11]);
  });

  test('is not moved by inherited names in the variables', () => {
    const source = 'query ($i: CampaignTableInput!) { campaignsTable(input: $i) { items { id } } }';
    expect(priced(source, { i: Object.create({ pageSize: 90 }) }).rows).toBe(11);
    expect(priced(source, JSON.parse('{ "i": { "__proto__": { "pageSize": 90 } } }') as object).rows).toBe(11);
  });

  test('predicts the calls that the gateway makes', async () => {
    const upstream = await StubUpstream.start();
    const gateway = await TestGateway.start({ restUrl: upstream.url });
    const source = '{ dealersTable(input: { pageSize: 100 }) { items { id parent { id } } } }';
    const rows = Array.from({ length: 100 }, (_, i) => dealerRow(i + 1, i + 1_000));
    upstream
      .on('GET /user', userWith('KA Administrator'))
      .on('POST /dealers/table', enveloped({ items: rows, total: 100 }))
      .on('GET /members', enveloped({ members: rows.map((_, i) => memberRecord(i + 1_000)) }));
    expect((await gateway.send(source)).errors).toEqual([]);
    expect(upstream.calls.filter((call) => call !== 'GET /user')).toHaveLength(priced(source).calls);
    await gateway.close();
    await upstream.close();
  });

  test('predicts the calls that fields share', async () => {
    const upstream = await StubUpstream.start();
    const gateway = await TestGateway.start({ restUrl: upstream.url });
    const source = `{
      a: contentDocs { brochures { coverTicket { url } } catalogues { coverTicket { url } } }
      b: contentDocs { brochures { t: coverTicket { url } } digitalBanners { coverTicket { url } } }
    }`;
    const responses = new ContractResponses();
    upstream.on('GET /user', userWith('Dealer'));
    for (const route of ['GET /content/docs', 'GET /content/covers']) {
      upstream.on(route, (_, reply) => reply.send(responses.response(route, 2).body));
    }
    expect((await gateway.send(source)).errors).toEqual([]);
    expect(upstream.calls.filter((call) => call !== 'GET /user')).toHaveLength(2);
    expect(priced(source).calls).toBe(2);
    await gateway.close();
    await upstream.close();
  });
});

describe('every field that asks the REST service', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));

  test('at the root states the price of a call', () => {
    const unpriced = fields.filter(({ type, field }) => roots.includes(type) && fieldPriceOf(field)?.kind !== 'call');
    expect(unpriced.map(({ field }) => field.name)).toEqual([]);
  });

  // the root fields of a mutation run one after the other, and a write makes the reads before it be forgotten
  test('at the root of a mutation shares its call with no other', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map(fieldPriceOf);
    expect(mutations.length).toBeGreaterThan(0);
    expect(mutations.filter((price) => price?.kind === 'call' && price.isRead)).toEqual([]);
  });

  test('below the root stands on what a root field brought, not on what another loader reads', () => {
    const loaded = fields.filter(({ field }) => fieldPriceOf(field)?.kind === 'batch');
    const types = new Set(loaded.map(({ type }) => type));
    const reachable = (type: GraphQLObjectType, found = new Set([type])): Set<GraphQLObjectType> => {
      for (const { type: below } of Object.values(type.getFields())) {
        const named = getNamedType(below);
        if (isObjectType(named) && !found.has(named)) reachable(named, found.add(named));
      }
      return found;
    };
    const read = loaded.map(({ field }) => getNamedType(field.type)).filter(isObjectType);
    expect(read.flatMap((type) => [...reachable(type)]).filter((type) => types.has(type))).toEqual([]);
  });

  test('below the root states the price of a batch', () => {
    const resolved = fields.filter(({ type, field }) => !roots.includes(type) && field.resolve !== undefined);
    expect(resolved.length).toBeGreaterThan(0);
    expect(
      resolved.filter(({ field }) => fieldPriceOf(field)?.kind !== 'batch').map(({ field }) => field.name),
    ).toEqual([]);
  });
});

describe('a stored operation at its largest page', () => {
  const channelsOf: Readonly<Record<'portal' | 'share' | 'examples', readonly RequestChannel[]>> = {
    portal: ['portal', 'open'],
    share: ['share', 'open'],
    examples: ['analyst', 'open'],
  };
  const shared = shareFields(schema);

  test.each(storedOperations().map((each) => [each.from, each.name, each] as const))(
    'a stored operation costs less than two thirds of its limit: %s %s',
    (_from, _name, { from, document }) => {
      const root = rootSelection(schema, document, operationIn(document));
      const { cost } = pricerOf(root).quote(largestPage(document));
      expect(cost).toBeGreaterThan(0);
      const isShared = root.fieldNames({}).every((name) => shared.has(name));
      for (const channel of channelsOf[isShared ? 'share' : from])
        expect(cost * 1.5).toBeLessThanOrEqual(defaultChannelLimits[channel].cost);
    },
  );
});

describe('an abusive operation', () => {
  // each asks for something else: the same ones would be one call
  const many = (count: number, field: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => `f${index}: ${field(index)}`).join(' ');

  test.each([
    [
      'a page of a million',
      '{ dealersTable(input: { pageSize: 1000000 }) { total } dealers(search: "", limit: 1000000) { id } }',
    ],
    [
      'ten large tables',
      `{ ${many(10, (i) => `dealersTable(input: { page: ${i + 1}, pageSize: 100 }) { items { id parent { id } } }`)} }`,
    ],
    [
      'the campaigns of fifteen years with totals',
      `{ ${many(15, (i) => `campaignsByYear(year: ${2010 + i}) { id totals { dealers } }`)} }`,
    ],
    [
      'fifteen selects of a hundred',
      `{ ${many(15, (i) => `dealersByRole(role: DEALER, parent: ${i}, limit: 100) { id code }`)} }`,
    ],
  ])('is beyond what an analyst may ask: %s', (_, source) => {
    expect(priced(source).cost).toBeGreaterThan(defaultChannelLimits.analyst.cost);
  });
});
