import { describe, expect, jest, test } from '@jest/globals';
import { getNamedType, isListType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql';
import type { GatewayContext } from '../context.js';
import { listMembersByIds } from './endpoints.generated.js';
import { DealerRowResolver } from '../dealers/dealers.resolver.js';
import { accessByRootField } from '../directives/rootFields.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ContractResponses, userAllowed } from '../test/contractResponses.js';
import { rootFieldsOf, wholeOperationFor, type RootField } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';

/** Ids that one call may name. */
const batchSize = 100;
const parents = [1, 10, 100] as const;
const contract = new ContractResponses();

const { upstream, gateway } = await startStubbedGateway();

const schema = buildGatewaySchema();
const access = accessByRootField(schema);

/** The queries below which there is a list. */
const listFields = rootFieldsOf(schema)
  .filter(({ kind, field }) => kind === 'query' && hasList(field.type))
  .map((root) => [root.field.name, root] as const);

function hasList(type: GraphQLOutputType, above: readonly unknown[] = []): boolean {
  if (isNonNullType(type)) return hasList(type.ofType, above);
  if (isListType(type)) return true;
  const named = getNamedType(type);
  if (!isObjectType(named) || above.includes(named)) return false;
  return Object.values(named.getFields()).some((field) => hasList(field.type, [...above, named]));
}

/** The calls behind everything below a field, by their routes, where each list has so many items. */
async function callsFor({ kind, field }: RootField, items: number): Promise<Readonly<Record<string, number>>> {
  upstream.reset();
  upstream.onOthers(contract.responder(items, userAllowed(access.get(field.name) ?? 'public')));
  const { errors } = await gateway.send(wholeOperationFor(kind, field));
  expect(errors).toEqual([]);
  const counts: Record<string, number> = {};
  for (const { call, query } of upstream.made) {
    const route = `${contract.routeOf(call)}${'ids' in query ? ' by ids' : ''}`;
    counts[route] = (counts[route] ?? 0) + 1;
  }
  return counts;
}

/** The routes that are called more often the more parents there are, beyond one call for a whole batch of ids. */
async function growingCalls(root: RootField): Promise<readonly string[]> {
  const [one] = parents;
  const base = await callsFor(root, one);
  const growing = new Set<string>();
  for (const items of parents) {
    for (const [route, count] of Object.entries(await callsFor(root, items))) {
      const requestedIds = upstream.made
        .filter(({ call }) => route === `${contract.routeOf(call)} by ids`)
        .flatMap(({ query }) => query['ids']?.split(',') ?? []);
      const allowed = route.endsWith(' by ids') ? Math.ceil(requestedIds.length / batchSize) : base[route];
      if (count !== allowed) growing.add(`${route}: ${count} for ${items}`);
    }
  }
  return [...growing];
}

describe('the number of calls behind everything below a field does not grow with the length of its lists', () => {
  test('for any of these', () => expect(listFields.length).toBeGreaterThan(15));

  test.each(listFields)('%s', async (_, root) => {
    expect(await growingCalls(root)).toEqual([]);
  });
});

test.each([10, 100])('how each of %i dealers of a page performs is read by one call', async (items) => {
  const [, table] = listFields.find(([name]) => name === 'dealersTable') ?? [];
  if (!table) throw new Error('There is no table of dealers.');
  expect(await callsFor(table, items)).toMatchObject({ 'GET /dealers/performance by ids': 1 });
});

test('a field that asks for each row by itself is found', async () => {
  const perRow = jest
    .spyOn(DealerRowResolver.prototype, 'parent')
    .mockImplementation(async ({ parentId }, { upstream: calls }: GatewayContext) => {
      const response = await calls.call(listMembersByIds, { query: { ids: String(parentId) } });
      return response.data.members[0] ?? null;
    });
  const [, table] = listFields.find(([name]) => name === 'dealersTable') ?? [];
  if (!table) throw new Error('There is no table of dealers.');
  expect(await growingCalls(table)).toEqual(['GET /members by ids: 10 for 10', 'GET /members by ids: 100 for 100']);
  perRow.mockRestore();
});
