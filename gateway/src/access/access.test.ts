import { roles } from '@gdd/schema/permissions';
import {
  accessByCall,
  accessByField,
  expectedOutcome,
  permissionsByRole,
  type ExpectedAccess,
} from '@gdd/schema/testing/accessTable';
import { shareOf } from '@gdd/schema/testing/run';
import { getDirective } from '@graphql-tools/utils';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, type GraphQLField } from 'graphql';
import 'reflect-metadata';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { markedMutations } from './mutationMarks.js';
import { foldersOf, operationFor, rootFieldsOf } from '../test/operations.js';
import { enveloped, refuse, StubUpstream, userWith } from '../test/stubUpstream.js';
import { personalToken, TestGateway, token } from '../test/testGateway.js';

const schema = buildGatewaySchema();
const everyField = rootFieldsOf(schema);
const fields = shareOf('access', everyField, ({ field }) => foldersOf(schema, field));
const people = [...Object.keys(permissionsByRole), 'waiting', 'nobody'];

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
beforeEach(async () => {
  gateway = await TestGateway.start({ restUrl: upstream.url });
});
afterEach(async () => {
  await gateway.close();
  upstream.reset();
});
afterAll(() => upstream.close());

/** The access that the table of the tests has for a field: its own, or that of the call behind it. */
function accessOf(field: GraphQLField<unknown, unknown>): ExpectedAccess | undefined {
  const [first] = (getDirective(schema, field, 'rest') ?? []).map(({ method, path }) => `${method} ${path}`);
  return accessByField[field.name] ?? accessByCall[first ?? ''];
}

test('every field has a row in the access table', () => {
  const missing = everyField.filter(({ field }) => accessOf(field) === undefined).map(({ field }) => field.name);
  expect(missing).toEqual([]);
});

/** The calls that a field makes: those that it wraps, or for a file the one that issues tickets. */
function callsOf(field: GraphQLField<unknown, unknown>): string[] {
  if (getNamedType(field.type).name === 'FileTicket') return ['POST /file-tickets'];
  return (getDirective(schema, field, 'rest') ?? []).map(({ method, path }) => `${method} ${path}`);
}

function isCallOf(call: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);
}

describe.each(people)('a request of %s', (person) => {
  const bearer = person === 'nobody' ? null : token;
  const role = roles.find((each) => each === person);

  test('reaches the endpoints that the table allows, and no other', async () => {
    for (const { kind, field } of fields) {
      upstream.reset();
      upstream.on('GET /user', userWith(role));
      const access = accessOf(field);
      if (access === undefined) continue;
      const verdict = expectedOutcome(access, person);
      const response = await gateway.send(operationFor(kind, field), { token: bearer });
      const reached = upstream.calls.filter((call) => callsOf(field).some((pattern) => isCallOf(call, pattern)));
      if (verdict === 'allowed') {
        // what its document asks for decides further, as a field of its own
        if (field.name === 'requestDocumentExport') continue;
        expect([field.name, reached.length]).toEqual([field.name, 1]);
        continue;
      }
      expect([field.name, response.status, response.code]).toEqual([field.name, 200, verdict]);
      expect(upstream.calls.filter((call) => call !== 'GET /user')).toEqual([]);
      if (verdict === 'UNAUTHENTICATED') expect(upstream.calls).toEqual([]);
      if (verdict !== 'FORBIDDEN') continue;
      const named = response.errors[0]?.extensions['permissions'] as readonly string[] | undefined;
      expect([field.name, named && [...named].sort()]).toEqual([
        field.name,
        typeof access === 'string' ? undefined : [...access].sort(),
      ]);
    }
  });
});

const table = '{ dealersTable(input: {}) { total } }';
const page = enveloped({ items: [], total: 0 });

describe('a request with a personal token', () => {
  const bearer = personalToken;

  const forTokens = markedMutations(schema, 'forTokens');

  test('changes nothing: every mutation but those about exports is refused before anything is done', async () => {
    upstream.on('GET /user', userWith('KA Administrator'));
    expect([...forTokens].every((name) => name.endsWith('Export'))).toBe(true);
    for (const { kind, field } of fields.filter(
      (each) => each.kind === 'mutation' && !forTokens.has(each.field.name),
    )) {
      const { errors } = await gateway.send(operationFor(kind, field), { token: bearer });
      const refusals = errors.map(({ extensions: { code, reason } }) => [code, reason]);
      expect([field.name, ...refusals]).toEqual([field.name, ['FORBIDDEN', 'readOnlyToken']]);
    }
    expect(new Set(upstream.calls)).toEqual(new Set(['GET /user']));
  });

  test('every mutation refuses an ended token as such, also while the token is remembered', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page);
    await gateway.send(table, { token: bearer });
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    for (const { kind, field } of fields.filter((each) => each.kind === 'mutation')) {
      const { code } = await gateway.send(operationFor(kind, field), { token: bearer });
      expect([field.name, code]).toEqual([field.name, 'UNAUTHENTICATED']);
    }
    expect(upstream.calls.filter((call) => !['GET /user', 'POST /dealers/table'].includes(call))).toEqual([]);
  });

  test('reads like its owner', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page);
    expect((await gateway.send(table, { token: bearer })).data).toEqual({ dealersTable: { total: 0 } });
    expect(upstream.requestsOf('POST /dealers/table')[0]?.headers.authorization).toBe(`Bearer ${bearer}`);
    expect((await gateway.send('{ importsTable(input: {}) { total } }', { token: bearer })).code).toBe('FORBIDDEN');
  });

  test('a request with a personal token learns in Italian what it may not do', async () => {
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('GET /user/tokens', (_, reply) => refuse(reply, 'FORBIDDEN', { reason: 'readOnlyToken' }));
    const { errors } = await gateway.send('{ personalTokens { id } }', { token: bearer });
    expect(errors[0]?.message).toBe('Un token personale legge soltanto: per questa operazione accedi al portale.');
  });
});

describe('a field that tries a secret', () => {
  test.each([
    'mutation { a: login(username: "x", password: "1") { apiToken } b: login(username: "x", password: "2") { apiToken } }',
    'mutation { ...F forgotPassword(email: "a@b.it") } fragment F on Mutation { b: forgotPassword(email: "c@d.it") }',
    'mutation { forgotPassword(email: "a@b.it") login(username: "x", password: "1") { apiToken } }',
  ])('stands once in an operation: %s', async (query) => {
    const response = await gateway.send(query, { token: null });
    expect(response.code).toBe('OPERATION_TOO_EXPENSIVE');
    expect(upstream.calls).toEqual([]);
  });
});

describe('who the caller is', () => {
  test('is asked once for many operations, and again after five seconds', async () => {
    await gateway.close();
    let now = 1_000_000;
    gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: { now: () => now } });
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page);
    await gateway.send(table);
    now += 4_999;
    await gateway.send(table);
    expect(upstream.requestsOf('GET /user')).toHaveLength(1);
    now += 1;
    await gateway.send(table);
    expect(upstream.requestsOf('GET /user')).toHaveLength(2);
    expect(upstream.requestsOf('POST /dealers/table')).toHaveLength(3);
  });

  test('is one call for concurrent operations of one token', async () => {
    upstream.on('POST /dealers/table', page);
    const identified = new Promise<void>((resolve) => {
      upstream.on('GET /user', async () => {
        await everyoneArrived;
        resolve();
        return userWith('Distributor');
      });
    });
    let arrivals = 0;
    let open: () => void = () => undefined;
    const everyoneArrived = new Promise<void>((resolve) => (open = resolve));
    gateway.app.server.on('request', () => {
      arrivals += 1;
      if (arrivals === 5) open();
    });
    const responses = await Promise.all(Array.from({ length: 5 }, () => gateway.send(table)));
    await identified;
    expect(responses.map(({ data }) => data)).toEqual(Array(5).fill({ dealersTable: { total: 0 } }));
    expect(upstream.requestsOf('GET /user')).toHaveLength(1);
  });

  test('is asked once where the operation itself selects the user', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page);
    const { data } = await gateway.send('{ user { id } dealersTable(input: {}) { total } }');
    expect(data).toEqual({ user: { id: '9' }, dealersTable: { total: 0 } });
    expect(upstream.requestsOf('GET /user')).toHaveLength(1);
  });

  test('is never answered to `user` from memory', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page);
    await gateway.send(table);
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    expect((await gateway.send('{ user { id } }')).code).toBe('UNAUTHENTICATED');
  });

  test('is asked afresh before a refusal, so that a granted role acts at once', async () => {
    upstream.on('GET /user', userWith('Consultant')).on('POST /dealers/table', page);
    expect((await gateway.send(table)).code).toBe('FORBIDDEN');
    upstream.on('GET /user', userWith('Distributor'));
    expect((await gateway.send(table)).errors).toEqual([]);
  });

  test('is forgotten after a logout', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', page).on('POST /logout', enveloped({}));
    await gateway.send(table);
    await gateway.send('mutation { logout }');
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    upstream.made.length = 0;
    expect((await gateway.send(table)).code).toBe('UNAUTHENTICATED');
    expect(upstream.calls).toEqual(['GET /user']);
  });

  test('is forgotten when the REST service no longer accepts the token', async () => {
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('POST /dealers/table', (_, reply) => refuse(reply, 'UNAUTHENTICATED'));
    await gateway.send('{ dealersByRole(role: DEALER) { id } }');
    await gateway.send(table);
    await gateway.send(table);
    expect(upstream.requestsOf('GET /user')).toHaveLength(2);
  });

  test('unknown because the REST service fails is not "not signed in"', async () => {
    upstream.on('GET /user', (_, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'));
    const { code } = await gateway.send(table);
    expect(code).toBe('UPSTREAM_UNAVAILABLE');
    expect(upstream.calls).toEqual(['GET /user']);
  });
});

describe('an operation with several root fields', () => {
  test('keeps the allowed siblings of a refused query field', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    const { data, errors } = await gateway.send('{ user { id } dealersTable(input: {}) { total } }');
    expect(data).toEqual({ user: { id: '9' }, dealersTable: null });
    expect(errors.map(({ path, extensions }) => [path, extensions.code])).toEqual([[['dealersTable'], 'FORBIDDEN']]);
  });

  test('does nothing of a mutation of which one field is refused', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    const { code } = await gateway.send('mutation { logout deleteDealer(id: 4) }');
    expect(code).toBe('FORBIDDEN');
    expect(upstream.calls).toEqual(['GET /user']);
  });

  test('does not ask for access to what is left out', async () => {
    const document = `mutation ($edit: Boolean!) { logout ...Edit @include(if: $edit) }
      fragment Edit on Mutation { deleteDealer(id: 4) }`;
    upstream.on('POST /logout', enveloped({}));
    expect((await gateway.send(document, { variables: { edit: false } })).data).toEqual({ logout: true });
    upstream.on('GET /user', userWith('Dealer'));
    expect((await gateway.send(document, { variables: { edit: true } })).code).toBe('FORBIDDEN');
  });
});
