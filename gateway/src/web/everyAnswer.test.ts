/** The rules that hold for every answer of the gateway, and for every writing request of a page. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enveloped, StubUpstream } from '../test/stubUpstream.js';
import { manifestOf, TestGateway } from '../test/testGateway.js';

const publicUrl = 'https://portal.example';
const logout = 'mutation { logout }';

let clientDir: string;
let upstream: StubUpstream;
let demo: TestGateway;
let development: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  clientDir = mkdtempSync(path.join(tmpdir(), 'client-'));
  for (const page of ['.', 'graphiql', 'share', 'auth']) {
    mkdirSync(path.join(clientDir, page, 'assets'), { recursive: true });
    writeFileSync(path.join(clientDir, page, 'index.html'), '<!doctype html>');
  }
  writeFileSync(path.join(clientDir, 'service-worker.js'), '');
  writeFileSync(path.join(clientDir, 'assets/index-1a2b.js'), '');
  upstream = await StubUpstream.start();
  const settings = { restUrl: upstream.url, clientDir };
  const manifest = manifestOf(logout);
  demo = await TestGateway.start(settings, { manifest });
  development = await TestGateway.start({ ...settings, publicUrl, mode: 'development' }, { manifest });
  production = await TestGateway.start({ ...settings, publicUrl, mode: 'production' }, { manifest });
});
beforeEach(() => {
  upstream.reset();
  upstream
    .on('POST /logout', enveloped({}))
    .on('GET /files/a-ticket', (_, reply) => reply.header('content-type', 'text/csv').send('a;b'));
});
afterAll(async () => {
  await Promise.all([demo, development, production].map((each) => each.close()));
  await upstream.close();
  rmSync(clientDir, { recursive: true });
});

const page = { accept: 'text/html' };

/** An answer, read to its end. */
async function answered(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, init);
  await response.arrayBuffer();
  return response;
}

/** The headers of the portal's page, or of one that has come by its cookie and header. */
async function headersFrom(gateway: TestGateway, origin: string): Promise<Record<string, string>> {
  const response = await answered(gateway.url, { headers: page });
  const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  const value = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { origin, cookie: cookies.join('; '), 'x-xsrf-token': value };
}

describe('a writing request with a genuine cookie and header', () => {
  const send = async (gateway: TestGateway, origin: string) => {
    const { status, errors } = await gateway.send(logout, {
      headers: await headersFrom(gateway, origin),
      byHash: true,
    });
    expect(errors.map(({ extensions }) => extensions['reason'])).toEqual(status === 403 ? ['csrf'] : []);
    return status;
  };

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:4001',
    'https://localhost:4000',
    'http://localhost',
    '%',
  ])('is refused where its origin is %s, which may read all the same', async (origin) => {
    expect(await send(demo, origin)).toBe(403);
    expect(upstream.calls).toEqual([]);
    const headers = { ...page, ...(await headersFrom(demo, origin)) };
    expect((await answered(demo.url, { headers })).status).toBe(200);
  });

  test.each([
    ['the demonstration', () => demo, 'http://localhost:4000', 200],
    ['development', () => development, publicUrl, 200],
    ['production', () => production, publicUrl, 403],
  ] as const)('is taken from PUBLIC_URL, and in %s from the address that was opened too, or not', async (...given) => {
    const [, gatewayOf, own, otherwise] = given;
    expect(await send(gatewayOf(), own)).toBe(200);
    expect(await send(gatewayOf(), gatewayOf().url)).toBe(otherwise);
  });
});

describe('the answer', () => {
  const json = { 'content-type': 'application/json' };

  test.each<[string, string, RequestInit]>([
    ['of the page', '/', { headers: page }],
    ['of the sign-in page', '/auth/login', { headers: page }],
    ['of the share page', '/detail-share', { headers: page }],
    ['of GraphiQL', '/graphiql', { headers: page }],
    ['of a script', '/assets/index-1a2b.js', {}],
    ['of the service worker', '/service-worker.js', {}],
    ['of a file', '/files/a-ticket', {}],
    ['of a file that is missing', '/files/another-ticket', {}],
    ['of an operation', '/graphql', { method: 'POST', headers: json, body: '{"query":"{ __typename }"}' }],
    ['of an operation that is wrong', '/graphql', { method: 'POST', headers: json, body: '{' }],
    ['to a forged request', '/graphql', { method: 'POST', headers: { origin: 'https://evil.example' } }],
    ['of what is missing', '/nowhere.png', {}],
    ['of an address that cannot be read', '/%E0%A4%A', {}],
    ['of a redirect', '/auth', { redirect: 'manual' }],
    ['to a probe', '/health', {}],
  ])('%s lets no page use devices, and by https wants https', async (_, address, init) => {
    for (const [gateway, transport] of [
      [demo, null],
      [development, 'max-age=31536000'],
      [production, 'max-age=31536000'],
    ] as const) {
      const { headers } = await answered(gateway.url + address, init);
      const policy = headers.get('permissions-policy')?.split(', ') ?? [];
      expect(policy).toEqual(
        expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()', 'usb=()']),
      );
      expect(policy.filter((each) => !each.endsWith('=()'))).toEqual([]);
      expect(headers.get('strict-transport-security')).toBe(transport);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
