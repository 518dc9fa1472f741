import 'reflect-metadata';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { errorStatus } from '@gdd/schema/errors';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { enveloped, StubUpstream, userWith } from '../../gateway/src/test/stubUpstream.js';
import { TestGateway, token } from '../../gateway/src/test/testGateway.js';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Sent {
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

interface Response {
  readonly status: number;
  readonly codes: readonly string[];
}

/** The largest refusal: it says what is wrong, and repeats nothing at length. */
const longestRefusal = 8_000;

/**
 * Sends an attack, and checks in the response what holds for all of them: JSON, no 5xx, codes of the closed list, a
 * request id, and a short message where it is refused.
 */
async function send({ body, headers = {}, query = '' }: Sent): Promise<Response> {
  const response = await fetch(`${gateway.url}/graphql${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: new Uint8Array(Buffer.from(body)),
  });
  const text = await response.text();
  expect(response.status).toBeLessThan(500);
  if (response.status >= 400) expect(text.length).toBeLessThan(longestRefusal);
  expect(text).not.toMatch(/node_modules|at \w+ \(|RangeError|call stack/);
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string; requestId: string } }[] };
  for (const { extensions } of errors) expect(extensions.requestId).toBe(response.headers.get('x-request-id'));
  const codes = errors.map(({ extensions }) => extensions.code);
  expect(codes.filter((code) => !Object.hasOwn(errorStatus, code) || code === 'INTERNAL_SERVER_ERROR')).toEqual([]);
  return { status: response.status, codes: [...new Set(codes)] };
}

const json = (query: string, variables?: unknown): Sent => ({ body: JSON.stringify({ query, variables }) });
const times = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

describe('an attack is refused at once, and reaches nobody', () => {
  const invalid = 'BAD_USER_INPUT';
  const expensive = 'OPERATION_TOO_EXPENSIVE';

  test.each<[string, Sent, number, string]>([
    ['a batch', { body: '[{"query":"{ brands }"},{"query":"{ brands }"}]' }, 400, invalid],
    ['a body of 257 KB', json('{ brands }', { a: 'x'.repeat(257 * 1024) }), 413, 'PAYLOAD_TOO_LARGE'],
    [
      'a string of 200 KB in a document',
      json(`{ dealers(search: "${'x'.repeat(200_000)}", limit: 5000) { id } }`),
      400,
      expensive,
    ],
    ['thousands of fields', json(`{ ${'brands '.repeat(3_000)} }`), 400, invalid],
    ['a list nested 50,000 times', json(`{ dealers(search: ${'['.repeat(50_000)}) { id } }`), 400, invalid],
    ['a selection nested 900 times', json(`{ user ${'{ member '.repeat(900)}${'}'.repeat(900)} }`), 400, invalid],
    ['aliases of one field', json(`{ ${times(200, (i) => `a${i}: brands`)} }`), 400, expensive],
    [
      'guesses of a password',
      json(`mutation { ${times(50, (i) => `a${i}: login(username: "a", password: "${i}") { expiresIn }`)} }`),
      400,
      expensive,
    ],
    ['directives without end', json(`{ brands ${'@include(if: true) '.repeat(300)} }`), 400, invalid],
    ['unknown directives', json(`{ brands ${times(300, (i) => `@d${i}`)} }`), 400, invalid],
    ['a directive of a hundred thousand letters', json(`{ brands @${'d'.repeat(100_000)} }`), 400, invalid],
    [
      'an argument given 400 times',
      json(`{ dealers(${times(400, () => 'search: ""')} limit: 1) { id } }`),
      400,
      invalid,
    ],
    [
      'variables that are all wrong',
      json(
        `query (${times(100, (i) => `$v${i}: Int!`)}) { ${times(10, (i) => `a${i}: dealers(search: "", limit: $v${i}) { id }`)} }`,
        {
          v0: 'x'.repeat(50_000),
        },
      ),
      400,
      invalid,
    ],
    ['a fragment in itself', json('{ ...F } fragment F on Query { brands ...F }'), 400, invalid],
    [
      'fragments in one another',
      json('{ ...F } fragment F on Query { ...G } fragment G on Query { ...F }'),
      400,
      invalid,
    ],
    [
      'a bomb of fragments',
      json(
        `{ ...F0 } ${times(100, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F100 on Query { brands }`,
      ),
      400,
      expensive,
    ],
    [
      'a bomb of fragments, as deep as wide',
      json(
        `{ ...F0 } ${times(60, (i) => `fragment F${i} on Query { ... on Query { ...F${i + 1} } ... on Query { ...F${i + 1} } }`)} fragment F60 on Query { brands }`,
      ),
      400,
      expensive,
    ],
    [
      'introspection that turns in circles',
      json(`{ __schema { types { ${'fields { type { '.repeat(5)} name ${'} } '.repeat(5)} } } }`),
      400,
      invalid,
    ],
    [
      'a page of ten million',
      json('query ($i: DealerTableInput!) { dealersTable(input: $i) { total items { id } } }', {
        i: { pageSize: 10_000_000 },
      }),
      400,
      expensive,
    ],
    [
      'a number beyond all numbers',
      json('query ($n: Int!) { dealers(search: "", limit: $n) { id } }', { n: 1e300 }),
      400,
      expensive,
    ],
    ['many operations', json(times(200, (i) => `query Q${i} { brands }`)), 400, invalid],
    ['a subscription where there is no stream', json('subscription { live { cursor } }'), 422, invalid],
    ['a subscription to what is none', json('subscription { brands }'), 400, invalid],
    ['an empty document', json(''), 400, invalid],
    ['a document of comments', json('# nothing\n'.repeat(10_000)), 400, invalid],
    ['a document that is a number', { body: '{"query":7}' }, 400, invalid],
    ['variables that are a list', { body: '{"query":"{ brands }","variables":[]}' }, 400, invalid],
    ['variables that are a text', { body: '{"query":"{ brands }","variables":"{}"}' }, 400, invalid],
    ['an operation name that is a record', { body: '{"query":"{ brands }","operationName":{}}' }, 400, invalid],
    ['extensions that are a list', { body: '{"query":"{ brands }","extensions":[]}' }, 400, invalid],
    ['null', { body: 'null' }, 400, invalid],
    ['a text', { body: '"{ brands }"' }, 400, invalid],
    ['half a body', { body: '{"query":"{ bra' }, 400, invalid],
    ['nothing', { body: '' }, 400, invalid],
    ['keys of the prototype', { body: '{"query":"{ brands }","__proto__":{"isAdmin":true}}' }, 400, invalid],
    [
      'a constructor with a prototype',
      { body: '{"query":"{ brands }","constructor":{"prototype":{"isAdmin":true}}}' },
      400,
      invalid,
    ],
    ['bytes that are no UTF-8', { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) }, 400, invalid],
    [
      'compressed bytes',
      { body: gzipSync(Buffer.alloc(10_000_000)), headers: { 'content-encoding': 'gzip' } },
      415,
      invalid,
    ],
    [
      'a form',
      { body: 'query=%7Bbrands%7D', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      invalid,
    ],
    ['plain text', { body: '{"query":"{ brands }"}', headers: { 'content-type': 'text/plain' } }, 400, invalid],
    [
      'a multipart form',
      { body: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      invalid,
    ],
    ['XML', { body: '<query/>', headers: { 'content-type': 'application/xml' } }, 415, invalid],
    [
      'another charset',
      {
        body: Buffer.from('{"query":"{ brands }"}', 'utf16le'),
        headers: { 'content-type': 'application/json; charset=utf-16le' },
      },
      400,
      invalid,
    ],
  ])('%s', async (_, sent, status, code) => {
    const response = await send(sent);
    expect([response.status, ...response.codes]).toEqual([status, code]);
    expect(upstream.calls).toEqual([]);
  });
});

describe('what is odd but harmless is answered like anything else', () => {
  const search = 'query ($s: String!) { dealers(search: $s) { id } }';

  test.each<[string, Sent, Readonly<Record<string, string>>]>([
    [
      'a key twice: the last one counts',
      { body: '{"query":"{ nothing }","query":"{ dealers(search: \\"a\\") { id } }"}' },
      { search: 'a' },
    ],
    [
      'variables that nobody asked for, nested 50,000 times',
      {
        body: `{"query":"{ dealers(search: \\"a\\") { id } }","variables":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      },
      { search: 'a' },
    ],
    ['a NUL in a text', json(search, { s: 'a\u0000b' }), { search: 'a\u0000b' }],
    ['half a surrogate pair', json(search, { s: 'a\ud800' }), { search: 'a\ufffd' }],
    [
      'text that looks like a query of an address',
      json(search, { s: 'a&limit=9#x/../..' }),
      { search: 'a&limit=9#x/../..' },
    ],
    ['names of the prototype as variables', json(search, { s: 'a', constructor: 1, toString: 2 }), { search: 'a' }],
    ['a long text', json(search, { s: 'x'.repeat(5_000) }), { search: 'x'.repeat(5_000) }],
  ])('%s', async (_, sent, query) => {
    upstream.on('GET /user', userWith('KA Administrator')).on('GET /dealers', enveloped({ dealers: [] }));
    expect(await send(sent)).toEqual({ status: 200, codes: [] });
    expect(upstream.requestsOf('GET /dealers').map((made) => made.query)).toEqual([{ ...query, limit: '20' }]);
  });
});

describe('an address', () => {
  const get = (query: string) =>
    fetch(`${gateway.url}/graphql${query}`, {
      headers: { 'apollo-require-preflight': '1', authorization: `Bearer ${token}` },
    });

  test.each([
    ['of a mutation', '?query=mutation%7Blogout%7D', 405],
    ['of nothing', '', 400],
    ['with variables that are no JSON', '?query=%7B__typename%7D&variables=%7B', 400],
    ['with a query twice', '?query=%7B__typename%7D&query=%7B__typename%7D', 400],
    ['that cannot be read', '?query=%E0%A4%A', 400],
  ])('%s is refused', async (_, query, status) => {
    const response = await get(query);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, expect.stringContaining('json')]);
    expect(upstream.calls).toEqual([]);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])('of a query is none by %s', async (method) => {
    const response = await fetch(`${gateway.url}/graphql?query=%7B__typename%7D`, { method });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a request that is broken below HTTP', () => {
  test.each([
    ['lengths that differ', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a header that continues', 'X-A: 1\r\n continued\r\nContent-Length: 0\r\n\r\n'],
    ['headers without end', `X-A: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s is refused and the connection closed', async (_, rest) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(`POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`);
    await once(socket, 'close');
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(upstream.calls).toEqual([]);
  });
});
