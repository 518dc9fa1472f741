import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  demonstrationFactorPerson,
  demonstrationPassword,
  demonstrationPeople,
  type Demonstration,
} from '@gdd/schema/demonstration';
import { authPaths } from '@gdd/schema/entries';
import type { Config } from '../config.js';
import { enveloped, StubUpstream, userWith } from '../test/stubUpstream.js';
import { forgetfulClock, testConfig, TestGateway } from '../test/testGateway.js';

const script = 'console.log("the client")';
const html = `<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__">
<script type="module" nonce="__CSP_NONCE__" src="/assets/index-1a2b.js"></script>`;

/** What the build prefetches in the demonstration. */
const prefetched = '<link rel="modulepreload" href="/auth/assets/parts-9c0d.js" />';

let clientDir: string;
let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  clientDir = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(clientDir, 'assets'));
  for (const page of ['graphiql', 'share', 'auth'])
    mkdirSync(path.join(clientDir, page, 'assets'), { recursive: true });
  writeFileSync(path.join(clientDir, 'share/index.html'), '<title>share</title>');
  writeFileSync(path.join(clientDir, 'share/assets/index-5e6f.js'), script);
  writeFileSync(
    path.join(clientDir, 'auth/index.html'),
    `<title>auth</title><!-- demonstration ${prefetched} -->${html}`,
  );
  writeFileSync(path.join(clientDir, 'auth/assets/entry-7a8b.js'), script);
  writeFileSync(path.join(clientDir, 'graphiql/index.html'), `<meta content="__EXAMPLE_PASSWORD__" />${html}`);
  writeFileSync(path.join(clientDir, 'graphiql/assets/index-3c4d.js'), script);
  writeFileSync(path.join(clientDir, 'index.html'), html);
  writeFileSync(path.join(clientDir, 'robots.txt'), 'User-agent: *');
  writeFileSync(path.join(clientDir, 'service-worker.js'), script);
  writeFileSync(path.join(clientDir, 'service-worker.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(clientDir, 'assets/index-1a2b.js'), script);
  for (const folder of ['assets', 'graphiql/assets']) {
    writeFileSync(path.join(clientDir, folder, 'index-1a2b.js.map'), '{"sourcesContent":["the source"]}');
  }
  writeFileSync(path.join(clientDir, 'assets/index-1a2b.js.br'), brotliCompressSync(script));
  upstream = await StubUpstream.start();
  gateway = await TestGateway.start({ restUrl: upstream.url, clientDir }, { clock: forgetfulClock() });
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await upstream.close();
  rmSync(clientDir, { recursive: true });
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(gateway.url + address, { headers });
const navigate = (address: string, headers: Record<string, string> = {}) =>
  get(address, { accept: 'text/html,*/*', ...headers });

const cookieOf = (response: { headers: Headers }) =>
  /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

test('an address that cannot be read is answered like any other fault', async () => {
  const response = await get('/%E0%A4%A');
  expect(response.status).toBe(400);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT', requestId: response.headers.get('x-request-id') } }],
  });
});

test('a document that nests beyond the parser’s stack is refused with the gateway’s own message', async () => {
  const query = `{ dealers(search: ${'['.repeat(50_000)}) { id } }`;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain('call stack');
});

describe('the page of the portal', () => {
  test.each(['/', '/index.html', '/dealers/7', '/auth/nowhere', '/error/404'])('answers %s', async (address) => {
    const response = await navigate(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('has a nonce of its own in every answer, and a policy that knows it', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await navigate('/');
        const page = await response.text();
        const nonce = /nonce="([\w-]{24})"/.exec(page)?.[1] ?? 'none';
        expect(page).toBe(html.replaceAll('__CSP_NONCE__', nonce));
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
        expect(policy).not.toContain('unsafe-inline');
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test.each([
    ['gzip, deflate, br', 'gzip'],
    ['identity', null],
    ['gzip;q=0', null],
  ])('comes to a browser that takes %s encoded as %s', async (accepted, encoding) => {
    const response = await navigate('/', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(await response.text()).toContain('<!doctype html>');
  });

  test('carries the security headers', async () => {
    const { headers } = await navigate('/');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
    ]) {
      expect(policy).toContain(part);
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('gives a CSRF cookie, and leaves a genuine one', async () => {
    const first = await navigate('/');
    expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{24}\.[\w-]{43}; Path=\/; SameSite=Lax$/);
    const again = await navigate('/', { cookie: `XSRF-TOKEN=${cookieOf(first)}` });
    expect(again.headers.get('set-cookie')).toBeNull();
    const forged = await navigate('/', { cookie: 'XSRF-TOKEN=forged.forged' });
    expect(cookieOf(forged)).toBeDefined();
  });

  test('is not what is missing elsewhere', async () => {
    for (const address of ['/assets/missing.js', '/missing.png', '/api/user', '/files/ticket', '/assets/']) {
      const response = await navigate(address);
      expect([address, response.status]).toEqual([address, 404]);
      const { errors } = (await response.json()) as { errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND', requestId: response.headers.get('x-request-id') });
    }
    expect((await get('/dealers/7', { accept: 'application/json' })).status).toBe(404);
    expect((await fetch(`${gateway.url}/dealers/7`, { method: 'POST' })).status).toBe(404);
  });

  test('has no way out of its folder', async () => {
    for (const address of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd']) {
      expect([address, [403, 404].includes((await get(address)).status)]).toEqual([address, true]);
    }
  });
});

describe('the files of the client', () => {
  test('files of the build are cached for ever and sent compressed', async () => {
    const response = await get('/assets/index-1a2b.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe(script);
    const plain = await get('/assets/index-1a2b.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  test('files of the public folder are revalidated', async () => {
    const response = await get('/robots.txt');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });
});

test('a cookie of the previous secret is good beside those of the present one, and no new one is signed with it', async () => {
  const previousSecret = 'the secret before the present one, as long';
  const rotating = await TestGateway.start({ restUrl: upstream.url, previousSecret });
  upstream.on('POST /logout', enveloped({}));
  const signed = (secret: string) => `cmFuZG9t.${createHmac('sha256', secret).update('cmFuZG9t').digest('base64url')}`;
  const statusWith = async (cookie: string) => {
    const headers = { cookie: `XSRF-TOKEN=${cookie}`, 'x-xsrf-token': cookie };
    return (await rotating.send('mutation { logout }', { headers })).status;
  };
  expect(await statusWith(signed(previousSecret))).toBe(200);
  expect(await statusWith(signed(testConfig.appSecret))).toBe(200);
  expect(await statusWith(signed('the secret of somebody else, as long as ours'))).toBe(403);
  await rotating.close();
});

describe('a request that carries the cookie or an Origin', () => {
  const random = 'cmFuZG9tLXJhbmRvbS1yYW5k';
  const signed = (secret: string) => `${random}.${createHmac('sha256', secret).update(random).digest('base64url')}`;
  const genuine = signed(testConfig.appSecret);
  const foreign = signed('the secret of somebody else, as long as ours');
  const origin = 'http://localhost:4000';

  test.each<[string, Record<string, string>, number]>([
    ['neither', {}, 200],
    ['both, and the header', { cookie: `XSRF-TOKEN=${genuine}`, origin, 'x-xsrf-token': genuine }, 200],
    ['the cookie and the header', { cookie: `XSRF-TOKEN=${genuine}`, 'x-xsrf-token': genuine }, 200],
    ['the cookie alone', { cookie: `XSRF-TOKEN=${genuine}` }, 403],
    ['the Origin alone', { origin }, 403],
    ['the Origin and the header', { origin, 'x-xsrf-token': genuine }, 403],
    ['another header than the cookie', { cookie: `XSRF-TOKEN=${genuine}`, 'x-xsrf-token': foreign }, 403],
    ['a cookie that another secret signed', { cookie: `XSRF-TOKEN=${foreign}`, 'x-xsrf-token': foreign }, 403],
    ['a cookie without a signature', { cookie: `XSRF-TOKEN=${random}`, 'x-xsrf-token': random }, 403],
    ['an empty cookie', { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }, 403],
  ])('%s: HTTP %3$i', async (_, headers, status) => {
    upstream.on('POST /logout', enveloped({}));
    const response = await gateway.send('mutation { logout }', { headers });
    expect(response.status).toBe(status);
    if (status === 200) return expect(response.data).toEqual({ logout: true });
    expect(response.errors[0]?.extensions).toEqual({
      code: 'FORBIDDEN',
      reason: 'csrf',
      requestId: response.headers.get('x-request-id'),
    });
    expect(upstream.calls).toEqual([]);
    const renewed = cookieOf(response);
    const retried = await gateway.send('mutation { logout }', {
      headers: { ...headers, cookie: `XSRF-TOKEN=${renewed}`, 'x-xsrf-token': String(renewed) },
    });
    expect(retried.data).toEqual({ logout: true });
  });

  test('the cookie is Secure where the portal is reached by https', async () => {
    const secure = await TestGateway.start({ clientDir, publicUrl: 'https://portal.example' });
    const { headers } = await fetch(secure.url, { headers: { accept: 'text/html' } });
    expect(headers.get('set-cookie')).toContain('; Secure');
    await secure.close();
  });
});

describe('a request that is no GraphQL request', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${gateway.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });

  test.each([
    ['a syntax error', '{"query":"{"}', 400],
    ['an unknown field', '{"query":"{ nothing }"}', 400],
    ['a wrong variable', '{"query":"query($id: ID!) { dealer(id: $id) { id } }","variables":{}}', 400],
    ['an unknown operation', '{"query":"query A { user { id } } query B { user { id } }","operationName":"C"}', 400],
    ['malformed JSON', '{"query":', 400],
    ['no query', '{}', 400],
    ['a batch', '[{"query":"{ user { id } }"}]', 400],
    ['too many tokens', JSON.stringify({ query: `{ ${'user { id } '.repeat(700)} }` }), 400],
  ])('%s is BAD_USER_INPUT', async (_, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    const requestId = response.headers.get('x-request-id');
    expect(errors.map(({ extensions }) => extensions)).toEqual(
      errors.map(() => ({ code: 'BAD_USER_INPUT', requestId })),
    );
    expect(upstream.calls).toEqual([]);
  });

  test.each(['gzip', 'deflate', 'br'])('compressed by %s is refused with 415, and told what to do', async (coding) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': coding, 'accept-language': 'en' };
    const body = gzipSync('{"query":"{ user { id } }"}');
    for (const path of ['/graphql', '/graphql/stream']) {
      const response = await fetch(gateway.url + path, { method: 'POST', headers, body });
      expect([response.status, response.headers.get('accept-encoding')]).toEqual([415, 'identity']);
      expect(await response.json()).toMatchObject({
        errors: [
          {
            message: 'Send the request uncompressed, without Content-Encoding.',
            extensions: { code: 'BAD_USER_INPUT', reason: 'compressedBody' },
          },
        ],
      });
    }
    expect(upstream.calls).toEqual([]);
  });

  test('with another transfer coding than chunked is refused too', async () => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\n',
    );
    socket.write('transfer-encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 415 .*"compressedBody"/s);
  });

  test('too large is PAYLOAD_TOO_LARGE', async () => {
    const response = await post(JSON.stringify({ query: '{ user { id } }', variables: { a: 'x'.repeat(300_000) } }));
    expect(response.status).toBe(413);
    expect(await response.text()).toContain('"code":"PAYLOAD_TOO_LARGE"');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s, which a form of another site can send, is refused',
    async (type) => {
      const response = await post('{"query":"{ user { id } }"}', type);
      expect([400, 415]).toContain(response.status);
      expect(await response.text()).toContain('"code":"BAD_USER_INPUT"');
    },
  );

  test('a query by GET needs a header that forms cannot send; a mutation is never one', async () => {
    const query = '/graphql?query=%7B__typename%7D';
    expect((await get(query)).status).toBe(400);
    expect((await get(query, { 'apollo-require-preflight': '1' })).status).toBe(200);
    const mutation = await get('/graphql?query=mutation%7Blogout%7D', { 'apollo-require-preflight': '1' });
    expect(mutation.status).toBe(405);
  });

  test('with a Host that is none is refused', async () => {
    const { port, hostname } = new URL(gateway.url);
    const sent = request({ host: hostname, port, path: '/graphql', headers: { host: '[' } });
    sent.end();
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(400);
  });
});

describe('source maps', () => {
  test.each([
    ['demo', 200],
    ['production', 404],
  ] as const)('in %s answer %d', async (mode, status) => {
    const own = await TestGateway.start({ clientDir, mode });
    for (const file of [
      'assets/index-1a2b.js.map',
      'graphiql/assets/index-1a2b.js.map',
      'assets/index-1a2b.js%2emap',
    ]) {
      const response = await fetch(`${own.url}/${file}`, { headers: { accept: 'text/html' } });
      expect([file, response.status]).toEqual([file, status]);
      expect((await response.text()).includes('the source')).toBe(status === 200);
    }
    expect((await fetch(`${own.url}/assets/index-1a2b.js`)).status).toBe(200);
    await own.close();
  });
});

describe('GraphiQL', () => {
  test.each(['demo', 'development', 'production'] as const)(
    'is there in %s, under a policy of its own',
    async (mode) => {
      const own = await TestGateway.start({ clientDir, mode });
      const response = await fetch(`${own.url}/graphiql`, { headers: { accept: 'text/html' } });
      const policy = response.headers.get('content-security-policy') ?? '';
      const page = await response.text();
      const nonce = /nonce="([\w-]{24})"/.exec(page)?.[1] ?? 'none';
      expect(page).toContain(`<meta content="${mode === 'demo' ? 'Pneus-2025!' : ''}" />`);
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("connect-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(cookieOf(response)).toBeDefined();
      await own.close();
    },
  );

  test('has files of its own, which browsers keep', async () => {
    const file = await get('/graphiql/assets/index-3c4d.js');
    expect(await file.text()).toBe(script);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await navigate('/graphiql/missing')).status).toBe(404);
  });
});

describe('the share page', () => {
  test.each(['/detail-share', '/detail-share/', '/detail-share?x=1', '/share/index.html'])(
    'is answered at %s with headers that let in nothing but its own files',
    async (address) => {
      const response = await navigate(address);
      expect(await response.text()).toBe('<title>share</title>');
      const { headers } = response;
      expect(headers.get('content-security-policy')?.split('; ').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "object-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
      ]);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(cookieOf(response)).toBeDefined();
    },
  );

  test('has files of its own, which browsers keep', async () => {
    const file = await get('/share/assets/index-5e6f.js');
    expect(await file.text()).toBe(script);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await navigate('/share/missing')).status).toBe(404);
  });
});

test.each(['/auth', '/auth/'])('%s leads to the sign-in page', async (address) => {
  const response = await fetch(gateway.url + address, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/auth/login']);
});

describe('the people and the password of the demonstration', () => {
  const signInPage = async (mode: Config['mode'], address: string): Promise<string> => {
    const own = await TestGateway.start({ clientDir, mode });
    const response = await fetch(own.url + address, { headers: { accept: 'text/html' } });
    await own.close();
    return response.text();
  };

  test('are offered by its sign-in page, as data', async () => {
    const page = await signInPage('demo', '/auth/login');
    const [, data = ''] = /<script type="application\/json" id="demonstration">(.*?)<\/script>/s.exec(page) ?? [];
    const { people, withFactor, password } = JSON.parse(data) as Demonstration;
    expect(people.map(({ username }) => username)).toEqual(demonstrationPeople.map(({ username }) => username));
    expect(people).toHaveLength(11);
    expect(password).toBe(demonstrationPassword);
    expect(withFactor).toEqual(demonstrationFactorPerson);
    expect(page).toContain(prefetched);
  });

  test.each(['production', 'development'] as const)('stand in no sign-in page of %s', async (mode) => {
    for (const address of [...authPaths, '/auth/index.html']) {
      const page = await signInPage(mode, address);
      expect(page).toContain('<title>auth</title>');
      expect(page).not.toContain(demonstrationPassword);
      expect(page).not.toContain(demonstrationFactorPerson.key);
      expect(page).not.toContain('demonstration');
      expect(page).not.toContain(prefetched);
      for (const { username } of demonstrationPeople) expect(page).not.toContain(`"${username}"`);
    }
  });
});

describe('the service worker', () => {
  test.each(['identity', 'br'])(
    'may fetch the portal’s own files, and is asked for anew each time (%s)',
    async (encoding) => {
      const response = await get('/service-worker.js', { 'accept-encoding': encoding });
      expect(await response.text()).toBe(script);
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      );
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect((await get('/robots.txt')).headers.get('content-security-policy')).not.toContain('connect-src');
    },
  );
});

describe('Sandbox and introspection', () => {
  const introspection = '{ __schema { queryType { name } } }';

  test('are there in the demonstration, with a policy and examples of their own', async () => {
    expect((await gateway.send(introspection, { token: null })).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    const response = await navigate('/graphql');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain(
      'https://embeddable-sandbox.cdn.apollographql.com',
    );
    expect(cookieOf(response)).toBeDefined();
    expect(page).toContain('FirstPageOfDealers');
    expect(page).toContain('ka.admin');
    expect(page.indexOf("headers.set('x-xsrf-token'")).toBeLessThan(page.indexOf('new window.EmbeddedSandbox'));
    expect(page.indexOf("headers.set('x-xsrf-token'")).toBeGreaterThan(0);
  });

  test('are not there for strangers in production, and no name is suggested', async () => {
    const production = await TestGateway.start({ restUrl: upstream.url, clientDir, mode: 'production' });
    const response = await production.send(introspection, { token: null });
    expect([response.status, response.code]).toEqual([403, 'FORBIDDEN']);
    expect((await production.send('{ usr { id } }', { token: null })).text).not.toContain('Did you mean');
    const page = await fetch(`${production.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(await page.text()).not.toContain('apollographql');
    await production.close();
  });
});

describe('health', () => {
  test('the process is healthy whatever the REST service does; ready only with it', async () => {
    expect((await get('/health')).status).toBe(200);
    upstream.on('GET /ready', { status: 'ready' });
    expect((await get('/ready')).status).toBe(200);
    upstream.on('GET /ready', (_, reply) => reply.code(503).send({}));
    expect((await get('/ready')).status).toBe(503);
    expect((await get('/health')).status).toBe(200);
  });

  test('a closing gateway finishes what runs, is not ready, and closes every connection', async () => {
    const closing = await TestGateway.start({ restUrl: upstream.url });
    const { hostname, port } = new URL(closing.url);
    const prefetchedFiles = connect(Number(port), hostname);
    await once(prefetchedFiles, 'connect');
    let finish: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      upstream.on('GET /user', async () => {
        resolve();
        await new Promise<void>((go) => (finish = go));
        return userWith('Dealer');
      });
    });
    const response = closing.send('{ user { id } }');
    await arrived;
    const closed = closing.close();
    const ready = closing.app.inject('/ready');
    expect((await ready).statusCode).toBe(503);
    finish();
    expect((await response).data).toEqual({ user: { id: '9' } });
    expect((await response).headers.get('connection')).toBe('close');
    await closed;
    if (!prefetchedFiles.closed) await once(prefetchedFiles, 'close');
  });
});

describe('the sign-in pages', () => {
  test.each(authPaths.flatMap((address) => [address, `${address}/`, `${address}?return=%2Fdealers`]))(
    'are answered at %s with headers that let in nothing but their own files',
    async (address) => {
      const response = await navigate(address);
      const page = await response.text();
      const nonce = /nonce="([\w-]{24})"/.exec(page)?.[1] ?? 'none';
      expect(page.replace(/<link.*<\/script>(?=<!doctype)/s, '')).toBe(
        `<title>auth</title>${html}`.replaceAll('__CSP_NONCE__', nonce),
      );
      expect(response.headers.get('content-security-policy')?.split('; ').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "img-src 'self'",
        "object-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
      ]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(cookieOf(response)).toBeDefined();
    },
  );

  test('have files of their own, which browsers keep', async () => {
    const file = await get('/auth/assets/entry-7a8b.js');
    expect(await file.text()).toBe(script);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await navigate('/auth/assets/missing')).status).toBe(404);
  });
});

describe('security.txt', () => {
  const place = '/.well-known/security.txt';

  test('names the contact, and until when it is good', async () => {
    const settings = { restUrl: upstream.url, clientDir, securityContact: 'mailto:sicurezza@example.com' };
    const contacted = await TestGateway.start(settings, { clock: { now: () => Date.UTC(2025, 9, 15) } });
    const answer = await fetch(contacted.url + place);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'Contact: mailto:sicurezza@example.com',
      'Expires: 2026-04-13T00:00:00.000Z',
      'Preferred-Languages: it, en',
      `Canonical: ${testConfig.publicUrl}${place}`,
      '',
    ]);
    await contacted.close();
  });

  test('is not there without a contact', async () => {
    expect((await get(place)).status).toBe(404);
  });
});
