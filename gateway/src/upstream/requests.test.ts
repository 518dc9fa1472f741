import { once } from 'node:events';
import { Readable } from 'node:stream';
import { shareOf } from '@gdd/schema/testing/run';
import { describe, expect, test } from '@jest/globals';
import { accessByRootField } from '../directives/rootFields.js';
import { buildGatewaySchema } from '../gatewaySchema.js';
import { ContractResponses, userAllowed } from '../test/contractResponses.js';
import { foldersOf, operationsWithText, rootFieldsOf } from '../test/operations.js';
import { startStubbedGateway } from '../test/stubbedGateway.js';
import { dealerRecord, dealerRow, enveloped, memberRecord, userWith } from '../test/stubUpstream.js';
import { sessionToken, TestGateway, token } from '../test/testGateway.js';

const { upstream, gateway } = await startStubbedGateway();

describe('requests to the REST service', () => {
  test('the caller’s own bearer, the request id, the client’s address and the trace are forwarded', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const headers = { 'x-request-id': 'request-0001', traceparent, 'x-forwarded-for': '203.0.113.9', cookie: 'a=b' };
    const response = await gateway.send('{ user { id } }', { headers });
    expect(response.headers.get('x-request-id')).toBe('request-0001');
    const reported = upstream.made[0]?.headers ?? {};
    expect(reported).toMatchObject({
      authorization: `Bearer ${token}`,
      'x-request-id': 'request-0001',
      'x-forwarded-for': '127.0.0.1',
      traceparent,
    });
    expect(reported.cookie).toBeUndefined();
  });

  test('the address that a proxy gives is forwarded, if the proxy is trusted', async () => {
    const behind = await TestGateway.start({ restUrl: upstream.url, trustedProxies: ['127.0.0.1'] });
    upstream.on('GET /user', userWith('Dealer'));
    await behind.send('{ user { id } }', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(upstream.made[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    await behind.close();
  });

  test.each([['a b'], ['x'.repeat(65)], ['<script>']])('a request id like %j is not forwarded', async (id) => {
    upstream.on('GET /user', userWith('Dealer'));
    const response = await gateway.send('{ user { id } }', { headers: { 'x-request-id': id, traceparent: id } });
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(upstream.made[0]?.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(upstream.made[0]?.headers.traceparent).toBeUndefined();
  });

  test('nothing is sent where the bearer is malformed', async () => {
    const { code } = await gateway.send('{ user { id } }', { token: 'two words' });
    expect(code).toBe('UNAUTHENTICATED');
    expect(upstream.calls).toEqual([]);
  });

  test('the idempotency key of the argument is forwarded', async () => {
    upstream.on('POST /users', (_, reply) => reply.code(201).send(enveloped({})));
    const register = (key: string) =>
      gateway.send(
        `mutation ($key: String!) { register(input: { username: "a@b.test", password: "una frase lunga" }, idempotencyKey: $key) }`,
        { token: null, variables: { key } },
      );
    expect((await register('key-1')).data).toEqual({ register: true });
    expect(upstream.made[0]).toMatchObject({
      headers: { 'idempotency-key': 'key-1' },
      body: { username: 'a@b.test', password: 'una frase lunga' },
    });
    const { errors } = await register('two\r\nlines: x');
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { idempotencyKey: 'invalid' } });
    expect(upstream.calls).toHaveLength(1);
  });

  test('the state of a table is sent in the values of the REST service', async () => {
    upstream.on('GET /user', userWith('Distributor')).on('POST /dealers/table', enveloped({ items: [], total: 0 }));
    await gateway.send(`{ dealersTable(input: {
      filter: { status: [ACTIVE, CLOSED], region: ["Lazio"], memberId: 12, joinedFrom: "2020-01-01" }
      sort: { column: BUSINESS_NAME, direction: DESC } search: "così" page: 3 pageSize: 50 }) { total } }`);
    expect(upstream.requestsOf('POST /dealers/table')[0]?.body).toEqual({
      filter: { status: ['active', 'closed'], region: ['Lazio'], memberId: 12, joinedOn: { from: '2020-01-01' } },
      paginator: { page: 3, pageSize: 50 },
      sorting: { column: 'businessName', direction: 'desc' },
      searchTerm: 'così',
    });
  });

  test('role names are sent in paths as the specification writes them', async () => {
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('GET /dealers/role/Distributor%20Area%20Manager/5', enveloped({ dealers: [] }));
    const { data } = await gateway.send(
      '{ dealersByRole(role: DISTRIBUTOR_AREA_MANAGER, parent: 5, search: "à&b") { id } }',
    );
    expect(data).toEqual({ dealersByRole: [] });
    expect(upstream.made.at(-1)?.query).toEqual({ search: 'à&b', limit: '20' });
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '1/audit', ''])('an id like %j is not sent', async (id) => {
    upstream.on('GET /user', userWith('KA Administrator'));
    const response = await gateway.send('query ($id: ID!) { dealer(id: $id) { id } }', { variables: { id } });
    expect(response.code).toBe('NOT_FOUND');
    const input = `{ email: "a@b.test", name: "A", roles: [DEALER], memberId: $id }`;
    const invite = `mutation ($id: ID!) { inviteUser(input: ${input}, idempotencyKey: "k") { id } }`;
    const { errors } = await gateway.send(invite, { variables: { id } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { memberId: 'unknown' } });
    expect(new Set(upstream.calls)).toEqual(new Set(['GET /user']));
  });

  test.each([0, 101, -5])('a limit like %i is not sent', async (limit) => {
    upstream.on('GET /user', userWith('Distributor'));
    const { errors } = await gateway.send(`{ dealers(search: "x", limit: ${limit}) { id } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { limit: 'invalid' } });
  });
});

describe('the number of calls', () => {
  test.each([1, 10, 100])('for a page of %i rows with their parents is constant', async (rows) => {
    const items = Array.from({ length: rows }, (_, index) => dealerRow(index + 1, 1000 + index));
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('POST /dealers/table', enveloped({ items, total: rows }))
      .on('GET /members', ({ query }) => {
        const ids = (query as { ids: string }).ids.split(',').map(Number);
        // In the reverse order and with a hole: the loader maps by key.
        return enveloped({
          members: ids
            .reverse()
            .filter((id) => id !== 1001)
            .map(memberRecord),
        });
      });
    const { data, errors } = await gateway.send(
      '{ dealersTable(input: {}) { items { id parent { id businessName } } } }',
    );
    expect(errors).toEqual([]);
    const expected = items.map((_, index) => ({
      id: String(index + 1),
      parent: index === 1 ? null : { id: String(1000 + index), businessName: `Membro ${1000 + index}` },
    }));
    expect(data).toEqual({ dealersTable: { items: expected } });
    expect(upstream.requestsOf('POST /dealers/table')).toHaveLength(1);
    expect(upstream.requestsOf('GET /members')).toHaveLength(1);
  });

  test('for parents of more rows than one call may name grows by hundreds', async () => {
    const page = (from: number) =>
      Array.from({ length: 100 }, (_, index) => dealerRow(from + index, 5000 + from + index));
    upstream
      .on('GET /user', userWith('Distributor'))
      .on('POST /dealers/table', ({ body }) =>
        enveloped({ items: page((body as { paginator: { page: number } }).paginator.page * 100), total: 900 }),
      )
      .on('GET /members', enveloped({ members: [] }));
    await gateway.send(
      `{ ${[1, 2, 3].map((page) => `p${page}: dealersTable(input: { page: ${page}, pageSize: 100 }) { items { parent { id } } }`).join(' ')} }`,
    );
    const batches = upstream.requestsOf('GET /members').map(({ query }) => query['ids']?.split(',').length ?? 0);
    expect(Math.max(...batches)).toBeLessThanOrEqual(100);
    expect(batches.reduce((sum, size) => sum + size, 0)).toBe(300);
  });

  test('for identical reads of a request is one', async () => {
    upstream.on('GET /user', userWith('KA Administrator')).on('GET /dealers/4', enveloped({ dealer: dealerRecord(4) }));
    const { data } = await gateway.send(
      '{ a: dealer(id: 4) { id } b: dealer(id: 4) { code } c: user { id } d: user { id } }',
    );
    expect(data).toMatchObject({ a: { id: '4' }, b: { code: 'D-4' }, c: { id: '9' }, d: { id: '9' } });
    expect([...upstream.calls].sort()).toEqual(['GET /dealers/4', 'GET /user']);
  });

  test('reads again what a write of the same request may have changed', async () => {
    const dealer = { ...dealerRecord(4), parentId: 1000 };
    upstream
      .on('GET /user', userWith('KA Administrator'))
      .on('PUT /dealers/status/4', enveloped({ dealer }))
      .on('GET /members', ({ query }) =>
        enveloped({ members: [memberRecord(Number((query as { ids: string }).ids))] }),
      );
    const update = 'updateDealerStatus(id: 4, status: ACTIVE) { parent { id } }';
    await gateway.send(`mutation { a: ${update} b: ${update} }`);
    expect(upstream.requestsOf('PUT /dealers/status/4')).toHaveLength(2);
    expect(upstream.requestsOf('GET /members')).toHaveLength(2);
  });

  test('is none for the parent of a dealer that sees itself alone', async () => {
    upstream
      .on('GET /user', userWith('Dealer'))
      .on('GET /dealers/4', enveloped({ dealer: { ...dealerRecord(4), parentId: 3 } }));
    const { data, errors } = await gateway.send('{ dealer(id: 4) { id parent { id } } }');
    expect([data, errors]).toEqual([{ dealer: { id: '4', parent: null } }, []]);
    expect(upstream.requestsOf('GET /members')).toEqual([]);
  });
});

describe('a client that goes away', () => {
  test('ends what is in flight, and nothing new is begun', async () => {
    const client = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    const arrived = new Promise<void>((resolve) => {
      upstream.on('GET /user', (request, reply) => {
        closed = once(request.raw.socket, 'close');
        resolve();
        return reply.hijack();
      });
    });
    const response = gateway.send('{ dealersTable(input: {}) { total } }', {
      token: sessionToken('who leaves early'),
      signal: client.signal,
    });
    await arrived;
    client.abort();
    await expect(response).rejects.toThrow();
    await closed;
    expect(upstream.calls).toEqual(['GET /user']);
  });

  test('does not take the answer from another who asked for the same caller', async () => {
    const client = new AbortController();
    let arrivals = 0;
    let bothArrived: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (bothArrived = resolve));
    const counts = () => {
      arrivals += 1;
      if (arrivals === 2) bothArrived();
    };
    gateway.app.server.on('request', counts);
    upstream.on('POST /dealers/table', enveloped({ items: [], total: 0 })).on('GET /user', (_, reply) => {
      return upstream.calls.length === 1 ? reply.hijack() : userWith('Distributor');
    });
    const table = '{ dealersTable(input: {}) { total } }';
    const leaving = gateway.send(table, { token: sessionToken('shared'), signal: client.signal });
    const staying = gateway.send(table, { token: sessionToken('shared') });
    await both;
    client.abort();
    await expect(leaving).rejects.toThrow();
    expect((await staying).data).toEqual({ dealersTable: { total: 0 } });
    gateway.app.server.off('request', counts);
  });
});

test('an answer that turns out to be more than the gateway reads is given up, and not asked for again', async () => {
  const pieces = function* () {
    for (let megabyte = 0; megabyte < 9; megabyte++) yield Buffer.alloc(1024 * 1024, 'a');
  };
  upstream.on('GET /user', (_, reply) => reply.type('application/json').send(Readable.from(pieces())));
  const { code } = await gateway.send('{ user { id } }');
  expect(code).toBe('UPSTREAM_INVALID');
  expect(upstream.calls).toEqual(['GET /user']);
});

describe('a text of 250 KB', () => {
  const contract = new ContractResponses();
  const schema = buildGatewaySchema();
  const access = accessByRootField(schema);
  const fields = shareOf('texts', rootFieldsOf(schema), ({ field }) => foldersOf(schema, field));
  const operations = fields.flatMap(({ kind, field }) =>
    operationsWithText(kind, field).map((operation) => {
      return [operation.replace('($text: String!) ', ''), access.get(field.name) ?? 'public', operation] as const;
    }),
  );

  test.each(operations)('%s is the matter of whoever sends it', async (_, allowed, operation) => {
    upstream.onOthers(contract.responder(1, userAllowed(allowed)));
    const { errors } = await gateway.send(operation, { variables: { text: 'x'.repeat(250_000) } });
    const codes = errors.map(({ extensions }) => extensions.code);
    expect(codes.filter((code) => code !== 'BAD_USER_INPUT' && code !== 'NOT_FOUND')).toEqual([]);
  });

  test('in an address is named as what it is', async () => {
    upstream.onOthers(contract.responder(1, userWith('KA Administrator')));
    const query = 'query ($text: String!) { dealers(search: $text, limit: 10) { id } }';
    const { errors } = await gateway.send(query, { variables: { text: 'x'.repeat(250_000) } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { search: 'tooLong' } });
    expect(upstream.calls).toEqual(['GET /user']);
  });
});

test.each(['', '.', '..'])('a segment of an address is never "%s", which would be another address', async (month) => {
  upstream.onOthers(new ContractResponses().responder(1, userWith('KA Administrator')));
  const query = 'query ($month: String!) { accrualCauses(month: $month, campaignId: 7, dealerId: 1) { lineCount } }';
  const { errors } = await gateway.send(query, { variables: { month } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { month: 'invalid' } });
  expect(upstream.calls).toEqual(['GET /user']);
});
