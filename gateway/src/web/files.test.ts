import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { callerPace } from '@gdd/schema/callerPace';
import { csrfCookieName } from '@gdd/schema/session';
import type { FastifyReply } from 'fastify';
import { importRecord } from '../test/campaignRecords.js';
import { enveloped, refuse, StubUpstream, type Responder } from '../test/stubUpstream.js';
import { TestGateway, testConfig, token } from '../test/testGateway.js';

const ticket = `eyJyb3V0ZSI6ImZpbGUifQ.${'s1gn3d-'.repeat(60)}`;
const fileCall = `GET /files/${ticket}`;
const uploadCall = `PUT /uploads/${ticket}`;
const canary = 'canary-51d0';
const piece = Buffer.alloc(64 * 1024, 'pneus');
const megabyte = 1024 * 1024;
const uploaded = enveloped({ upload: { id: 7, size: 3 } });

let upstream: StubUpstream;
let gateway: TestGateway;
/** One whose streams may stand still for a short time only. */
let impatient: TestGateway;
const log: string[] = [];
beforeAll(async () => {
  upstream = await StubUpstream.start();
  const parts = { log: { write: (line: string) => log.push(line) } };
  const config = { restUrl: upstream.url, logLevel: 'debug' };
  gateway = await TestGateway.start(config, parts);
  impatient = await TestGateway.start({ ...config, deadlines: { ...testConfig.deadlines, idle: 2_000 } }, parts);
});
afterEach(() => upstream.reset());
afterAll(async () => {
  await gateway.close();
  await impatient.close();
  await upstream.close();
  // The ticket is in no line of the log, whatever happened above.
  expect(log.length).toBeGreaterThan(0);
  expect(log.filter((line) => line.includes(ticket.slice(0, 20)))).toEqual([]);
});

const download = (headers: Record<string, string> = {}, by = gateway) =>
  fetch(`${by.url}/files/${ticket}`, { headers });
const upload = (body: string | Buffer, headers: Record<string, string> = {}, by = gateway) =>
  fetch(`${by.url}/uploads/${ticket}`, { method: 'PUT', body, headers });

async function errorOf(response: Response): Promise<object | undefined> {
  const { errors } = (await response.json()) as { errors: { extensions: object }[] };
  return { status: response.status, ...errors[0]?.extensions };
}

/** A request that the test sends and reads at its own pace. */
function send(method: string, address: string, by = gateway): ClientRequest {
  const sent = request(by.url + address, { method });
  return sent.on('error', () => undefined);
}

async function responseTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** The same piece again and again, up to the megabytes. */
function* pieces(megabytes: number): Generator<Buffer> {
  for (let sent = 0; sent < megabytes * megabyte; sent += piece.length) yield piece;
}

function hashOf(megabytes: number): string {
  const hash = createHash('sha256');
  for (const each of pieces(megabytes)) hash.update(each);
  return hash.digest('hex');
}

/** Reads to the end and keeps an eye on the memory of buffers, of which this one process has those of all three sides. */
async function consumed(body: AsyncIterable<Buffer>): Promise<{ hash: string; growth: number }> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pending = () => {
    collect();
    // The memory of buffers is given back beside the program; a second collection waits for the first to have done so.
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const hash = createHash('sha256');
  const before = pending();
  let [size, next, growth] = [0, 0, 0];
  for await (const chunk of body) {
    hash.update(chunk);
    size += chunk.length;
    if (size < next) continue;
    next = size + 16 * megabyte;
    growth = Math.max(growth, pending() - before);
  }
  return { hash: hash.digest('hex'), growth: growth / megabyte };
}

function closeOf(stream: IncomingMessage): Promise<void> {
  return new Promise((resolve) => stream.on('error', () => undefined).once('close', resolve));
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

const hang: Responder = (_, reply) => reply.hijack();

describe('a file that is fetched', () => {
  test('comes with what the REST service says of it, and nothing else', async () => {
    upstream.on(fileCall, (_, reply) =>
      reply
        .code(206)
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': "attachment; filename*=UTF-8''dealer%20%C3%A0.csv",
          'content-range': 'bytes 0-2/10',
          'accept-ranges': 'bytes',
          etag: '"v1"',
          'last-modified': 'Wed, 31 Dec 2025 10:00:00 GMT',
          'set-cookie': canary,
          'x-upstream': canary,
        })
        .send('abc'),
    );
    const response = await download({ range: 'bytes=0-2', 'if-range': '"v1"', 'if-none-match': '"v0"', cookie: 'a=b' });
    expect([response.status, await response.text()]).toEqual([206, 'abc']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''dealer%20%C3%A0.csv",
      'content-length': '3',
      'content-range': 'bytes 0-2/10',
      'accept-ranges': 'bytes',
      etag: '"v1"',
      'last-modified': 'Wed, 31 Dec 2025 10:00:00 GMT',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.stringify([...response.headers])).not.toContain(canary);
    const reported = upstream.made[0]?.headers ?? {};
    expect(reported).toMatchObject({
      range: 'bytes=0-2',
      'if-range': '"v1"',
      'if-none-match': '"v0"',
      'x-request-id': response.headers.get('x-request-id'),
    });
    expect([reported.cookie, reported.authorization]).toEqual([undefined, undefined]);
  });

  test('is described by HEAD: its headers without its bytes, and refusals by their status', async () => {
    const described = (headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/files/${ticket}`, { method: 'HEAD', headers });
    const headCall = fileCall.replace('GET', 'HEAD');
    const ofFile = {
      'content-type': 'application/pdf',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      etag: '"v1"',
    };
    upstream.on(headCall, (_, reply) => reply.headers(ofFile).send());
    const response = await described({ 'if-none-match': '"v0"' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...ofFile, 'cache-control': 'private, no-cache' });
    expect(upstream.made).toMatchObject([{ call: headCall, headers: { 'if-none-match': '"v0"' } }]);

    for (const [status, expected] of [
      [206, 206],
      [304, 304],
      [404, 404],
      [403, 403],
      [429, 429],
      [416, 416],
      [500, 503],
      [204, 502],
    ] as const) {
      upstream.on(headCall, (_, reply) =>
        reply.code(status).headers({ etag: '"v1"', 'content-range': 'bytes */10' }).send(),
      );
      const { status: got } = await described();
      expect([status, got]).toEqual([status, expected]);
    }
  });

  test('a file is requested by its ticket alone, without a bearer', async () => {
    upstream.on(fileCall, (_, reply) => reply.type('text/plain').send('abc'));
    expect(await (await download({ authorization: `Bearer ${token}` })).text()).toBe('abc');
    expect(upstream.made[0]?.headers.authorization).toBeUndefined();
  });

  test('a file without an ETag is not cached, and a file without a name is still a download', async () => {
    upstream.on(fileCall, (_, reply) => reply.type('text/html').send('<script>'));
    const { headers } = await download();
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toBe('attachment');
  });

  test('is not sent again to whoever has it', async () => {
    upstream.on(fileCall, (_, reply) => reply.code(304).header('etag', '"v1"').send());
    const response = await download({ 'if-none-match': '"v1"' });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', '"v1"']);
  });

  test('has no such piece: the answer says which there are', async () => {
    upstream.on(fileCall, (_, reply) => reply.code(416).header('content-range', 'bytes */10').send(canary));
    const response = await download({ range: 'bytes=20-' });
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await errorOf(response)).toMatchObject({ status: 416, code: 'BAD_USER_INPUT' });
  });

  test('has no such piece, whatever becomes of the rest of the service’s response', async () => {
    const unheard = jest.fn();
    process.on('uncaughtException', unheard);
    const rest = new PassThrough();
    rest.write(canary);
    const ended = once(rest, 'close');
    upstream.on(fileCall, (_, reply) => reply.code(416).header('content-range', 'bytes */10').send(rest));
    expect((await download({ range: 'bytes=20-' })).status).toBe(416);
    await ended;
    expect(unheard).not.toHaveBeenCalled();
    process.off('uncaughtException', unheard);
  });

  test('in a bucket is fetched from there by the browser, at the signed address that the service gives', async () => {
    const address = 'https://s3.example/portal/ab/cd/abcd?response-content-type=text%2Fcsv&X-Amz-Signature=51d0';
    upstream.on(fileCall, (_, reply) => reply.header('set-cookie', canary).redirect(address));
    const response = await fetch(`${gateway.url}/files/${ticket}`, { redirect: 'manual' });
    expect([response.status, await response.text()]).toEqual([302, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      location: address,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.stringify([...response.headers])).not.toContain(canary);
    expect(upstream.calls).toHaveLength(1);
  });

  test.each<[string, Responder, object]>([
    [
      'a ticket that is over',
      (_, reply) => refuse(reply, 'FORBIDDEN', { reason: 'ticketExpired' }),
      { status: 403, code: 'FORBIDDEN', reason: 'ticketExpired' },
    ],
    ['a file that is gone', (_, reply) => refuse(reply, 'NOT_FOUND'), { status: 404, code: 'NOT_FOUND' }],
    [
      'an export too many',
      (_, reply) => refuse(reply, 'RATE_LIMITED', { reason: 'tooManyExports', retryAfter: 10 }),
      { status: 429, code: 'RATE_LIMITED', reason: 'tooManyExports', retryAfter: 10 },
    ],
    [
      'a page of something between',
      (_, reply) => reply.code(500).type('text/html').send(`<h1>${canary}</h1>`),
      { status: 503, code: 'UPSTREAM_UNAVAILABLE' },
    ],
    ['an answer that is no file', (_, reply) => reply.code(204).send(), { status: 502, code: 'UPSTREAM_INVALID' }],
    ['a redirection', (_, reply) => reply.redirect('https://example.test/'), { status: 502, code: 'UPSTREAM_INVALID' }],
    [
      'a redirection to a script',
      (_, reply) => reply.redirect('javascript:alert(1)?X-Amz-Signature=51d0'),
      { status: 502, code: 'UPSTREAM_INVALID' },
    ],
    ['a service that cuts', (_, reply) => cut(reply), { status: 503, code: 'UPSTREAM_UNAVAILABLE' }],
    ['a service that does not answer', hang, { status: 504, code: 'UPSTREAM_TIMEOUT' }],
  ])('%s is an error in the one form', async (_, responder, expected) => {
    upstream.on(fileCall, responder);
    const response = await download({}, impatient);
    const requestId = response.headers.get('x-request-id');
    expect(response.headers.get('retry-after')).toBe('retryAfter' in expected ? '10' : null);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(await errorOf(response)).toEqual({ ...expected, requestId });
  });

  test('is asked for again where the connection fails before an answer', async () => {
    upstream.on(fileCall, (_, reply) => (upstream.calls.length === 1 ? cut(reply) : reply.send('abc')));
    expect(await (await download()).text()).toBe('abc');
    expect(upstream.calls).toHaveLength(2);
  });

  test.each(['a%20b', '..%2Fuser', '%00', 'a%3Fb'])('is not asked for by what is no ticket: %s', async (text) => {
    const response = await fetch(`${gateway.url}/files/${text}`);
    expect(await errorOf(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(upstream.calls).toEqual([]);
  });

  test('of 64 MB passes with flat memory', async () => {
    upstream.on(fileCall, (_, reply) => reply.send(Readable.from(pieces(64))));
    const sent = send('GET', `/files/${ticket}`).end();
    const { hash, growth } = await consumed(await responseTo(sent));
    expect(hash).toBe(hashOf(64));
    expect(growth).toBeLessThan(32);
  });

  test('that the service breaks off does not look whole', async () => {
    upstream.on(fileCall, (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/csv' });
      reply.raw.write('abc', () => reply.raw.destroy());
    });
    const response = await download();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test('ends at the service when its reader goes', async () => {
    let closed: Promise<unknown> = Promise.resolve();
    upstream.on(fileCall, (_, reply) => {
      closed = once(reply.raw, 'close');
      return reply.send(Readable.from(pieces(1024)));
    });
    const sent = send('GET', `/files/${ticket}`).end();
    const response = await responseTo(sent);
    await once(response, 'data');
    sent.destroy();
    await closed;
  });

  test('waits for its reader, holding next to nothing, until the reader has stood still too long', async () => {
    let sent = 0;
    let closed: Promise<unknown> = Promise.resolve();
    upstream.on(fileCall, (_, reply) => {
      closed = once(reply.raw, 'close');
      return reply.send(
        Readable.from(
          (function* () {
            for (const each of pieces(4096)) {
              sent += each.length;
              yield each;
            }
          })(),
        ),
      );
    });
    const outgoing = send('GET', `/files/${ticket}`, impatient).end();
    const response = await responseTo(outgoing);
    response.on('error', () => undefined).pause();
    await closed;
    // The sockets of two connections take in this much of the 4 GB there are.
    expect(sent / megabyte).toBeLessThan(32);
    outgoing.destroy();
  });
});

describe('a file that is sent', () => {
  test('reaches the service as it is, and the answer is the gateway’s own', async () => {
    const received: Buffer[] = [];
    upstream.on(uploadCall, async ({ raw }) => {
      for await (const chunk of raw as AsyncIterable<Buffer>) received.push(chunk);
      return enveloped({ upload: { id: 7, size: 3, path: canary }, [canary]: canary });
    });
    const response = await upload('a;b', { 'content-type': 'text/csv', authorization: `Bearer ${token}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ data: { upload: { id: '7', size: 3 } } });
    expect(Buffer.concat(received).toString()).toBe('a;b');
    expect(upstream.made[0]?.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '3',
      'x-request-id': response.headers.get('x-request-id'),
    });
    expect(upstream.made[0]?.headers.authorization).toBeUndefined();
  });

  test.each([
    ['text/csv', 'a;b'],
    ['application/json', '{"not":'],
    ['multipart/form-data; boundary=x', '--x'],
    [undefined, 'abc'],
  ])('of type %p is not read by the gateway', async (type, body) => {
    upstream.on(uploadCall, async ({ raw }) => {
      let size = 0;
      for await (const chunk of raw as AsyncIterable<Buffer>) size += chunk.length;
      return enveloped({ upload: { id: 7, size } });
    });
    const response = await upload(Buffer.from(body), type === undefined ? {} : { 'content-type': type });
    expect(await response.json()).toEqual({ data: { upload: { id: '7', size: body.length } } });
  });

  test('of no bytes is sent all the same: the service says what it thinks of it', async () => {
    upstream.on(uploadCall, (_, reply) => refuse(reply, 'BAD_USER_INPUT', { fields: { size: 'mismatch' } }));
    const response = await fetch(`${gateway.url}/uploads/${ticket}`, { method: 'PUT' });
    expect(await errorOf(response)).toMatchObject({ status: 422, code: 'BAD_USER_INPUT' });
  });

  test('of 64 MB passes with flat memory', async () => {
    let growth = Number.NaN;
    let hash = '';
    upstream.on(uploadCall, async ({ raw }) => {
      ({ hash, growth } = await consumed(raw as AsyncIterable<Buffer>));
      return uploaded;
    });
    const sent = send('PUT', `/uploads/${ticket}`);
    const response = responseTo(sent);
    await pipeline(Readable.from(pieces(64)), sent);
    expect((await response).resume().statusCode).toBe(200);
    expect(hash).toBe(hashOf(64));
    expect(growth).toBeLessThan(32);
  });

  test.each<[string, Responder, object]>([
    [
      'a ticket that is over',
      (_, reply) => refuse(reply, 'FORBIDDEN', { reason: 'ticketExpired' }),
      { status: 403, code: 'FORBIDDEN', reason: 'ticketExpired' },
    ],
    [
      'a page of something between',
      (_, reply) => reply.code(502).type('text/html').send(`<h1>${canary}</h1>`),
      { status: 503, code: 'UPSTREAM_UNAVAILABLE' },
    ],
    ['an answer of another shape', () => enveloped({ upload: canary }), { status: 502, code: 'UPSTREAM_INVALID' }],
    ['a service that cuts', (_, reply) => cut(reply), { status: 503, code: 'UPSTREAM_UNAVAILABLE' }],
    ['a service that does not answer', hang, { status: 504, code: 'UPSTREAM_TIMEOUT' }],
  ])('%s is an error in the one form', async (_, responder, expected) => {
    upstream.on(uploadCall, responder);
    const response = await upload('a;b', {}, impatient);
    expect(await errorOf(response)).toEqual({ ...expected, requestId: response.headers.get('x-request-id') });
    expect(upstream.calls).toHaveLength(1);
  });

  test('that is refused before it is all there: its sender reads why, and its connection goes on', async () => {
    upstream
      .on(uploadCall, (_, reply) => refuse(reply, 'PAYLOAD_TOO_LARGE'))
      .on(fileCall, (_, reply) => reply.send('the next file'));
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    let read = '';
    socket.on('data', (text: string) => (read += text));
    const until = async (text: string) => {
      while (!read.includes(text)) await once(socket, 'data');
    };
    socket.write(`PUT /uploads/${ticket} HTTP/1.1\r\nHost: portal\r\nContent-Length: ${16 * megabyte}\r\n\r\n`);
    const [first, ...rest] = pieces(16);
    socket.write(first as Buffer);
    await until('"code":"PAYLOAD_TOO_LARGE"');
    expect(read).toMatch(/^HTTP\/1.1 413 /);
    for (const each of rest) if (!socket.write(each)) await once(socket, 'drain');
    socket.write(`GET /files/${ticket} HTTP/1.1\r\nHost: portal\r\n\r\n`);
    await until('the next file');
    socket.destroy();
  });

  test('that its sender breaks off is broken off at the service', async () => {
    let broken: Promise<unknown> = Promise.resolve();
    const arrived = new Promise<void>((resolve) => {
      upstream.on(uploadCall, ({ raw }, reply) => {
        broken = closeOf(raw.resume()).then(() => raw.complete);
        resolve();
        return reply.hijack();
      });
    });
    const sent = send('PUT', `/uploads/${ticket}`);
    sent.write(piece);
    await arrived;
    sent.destroy();
    expect(await broken).toBe(false);
  });

  test('may take long as long as it moves, and ends when its sender brings too little', async () => {
    let received = 0;
    let broken: Promise<unknown> = Promise.resolve();
    upstream.on(uploadCall, ({ raw }, reply) => {
      broken = closeOf(raw);
      raw.on('data', (chunk: Buffer) => (received += chunk.length));
      return reply.hijack();
    });
    const sent = send('PUT', `/uploads/${ticket}`, impatient);
    const response = responseTo(sent);
    const begun = performance.now();
    // For twice as long as it may stand still it moves; then it brings a letter now and then.
    const steps = setInterval(() => sent.write(performance.now() - begun < 4_000 ? piece : 'x'), 100);
    expect((await response).resume().statusCode).toBe(408);
    clearInterval(steps);
    await broken;
    expect(received).toBeGreaterThan(2 * callerPace.pieceOfFile);
    sent.destroy();
  });

  test('whose service takes nothing of it ends, and its sender is not to blame', async () => {
    upstream.on(uploadCall, (_, reply) => reply.hijack());
    const sent = send('PUT', `/uploads/${ticket}`, impatient);
    const response = responseTo(sent);
    Readable.from(pieces(256)).pipe(sent);
    expect((await response).resume().statusCode).toBe(504);
    sent.destroy();
  });

  test('by a page of another site does not reach the service', async () => {
    const response = await upload('a;b', { origin: 'https://example.test' });
    expect(await errorOf(response)).toMatchObject({ status: 403, code: 'FORBIDDEN', reason: 'csrf' });
    expect(upstream.calls).toEqual([]);
  });

  test('by the portal’s page needs the header that repeats the cookie', async () => {
    upstream.on(uploadCall, uploaded);
    const refused = await upload('a;b', { origin: 'http://localhost:4000' });
    const cookie = /XSRF-TOKEN=([^;]+)/.exec(refused.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const headers = { origin: 'http://localhost:4000', cookie: `XSRF-TOKEN=${cookie}` };
    expect((await upload('a;b', headers)).status).toBe(403);
    expect((await upload('a;b', { ...headers, 'x-xsrf-token': cookie })).status).toBe(200);
  });
});

test('while the REST service is down, files are answered by one error and uploads by the same', async () => {
  const gone = await StubUpstream.start();
  const lonely = await TestGateway.start({ restUrl: gone.url });
  await gone.close();
  const responses = [
    await fetch(`${lonely.url}/files/${ticket}`),
    await fetch(`${lonely.url}/uploads/${ticket}`, { method: 'PUT', body: 'abc' }),
  ];
  for (const response of responses) {
    expect(await errorOf(response)).toMatchObject({ status: 503, code: 'UPSTREAM_UNAVAILABLE' });
  }
  await lonely.close();
});

test('a compressed upload is refused before it is passed on', async () => {
  const headers = { 'content-encoding': 'gzip' };
  const response = await fetch(`${gateway.url}/uploads/${ticket}`, { method: 'PUT', body: 'abc', headers });
  expect(await errorOf(response)).toMatchObject({ status: 415, code: 'BAD_USER_INPUT', reason: 'compressedBody' });
  expect(upstream.calls).toEqual([]);
});

describe('sale lines that another system pushes', () => {
  const call = 'POST /sales/lines';
  const push = (headers: Record<string, string> = {}, address = '/sales/lines') =>
    fetch(gateway.url + address, {
      method: 'POST',
      body: '{"documento":"A"}',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${token}`, ...headers },
    });

  test('reach the service as they are, with their bearer, and the answer is the gateway’s own', async () => {
    const received: Buffer[] = [];
    upstream.on(call, async ({ raw, url }) => {
      for await (const chunk of raw as AsyncIterable<Buffer>) received.push(chunk);
      expect(url).toContain('?filename=notte%20%C3%A0.jsonl');
      return enveloped({ import: { ...importRecord(8), status: 'applied', [canary]: canary } });
    });
    const response = await push({}, '/sales/lines?filename=notte%20%C3%A0.jsonl');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const answer = JSON.stringify(await response.json());
    expect(answer).not.toContain(canary);
    expect(JSON.parse(answer)).toMatchObject({
      data: {
        import: {
          ...{ id: '8', status: 'APPLIED' },
          errors: [
            {
              row: 7,
              column: 'cerchio',
              reason: 'OUT_OF_RANGE',
              message: 'Numero fuori dai limiti. Ammessi i numeri da 10 a 25.',
            },
          ],
        },
      },
    });
    expect(Buffer.concat(received).toString()).toBe('{"documento":"A"}');
    expect(upstream.made[0]?.headers).toMatchObject({
      ...{ 'content-type': 'application/x-ndjson', 'content-length': '17', authorization: `Bearer ${token}` },
    });
  });

  test('are answered 202 while they are at work, and refused as the service says', async () => {
    upstream.on(call, (_, reply) =>
      reply.code(202).send(enveloped({ import: { ...importRecord(8), status: 'reading' } })),
    );
    expect((await push()).status).toBe(202);
    for (const [code, reason, status] of [
      ['FORBIDDEN', 'outOfScope', 403],
      ['BAD_USER_INPUT', 'wrongContentType', 422],
    ] as const) {
      upstream.on(call, (_, reply) => refuse(reply, code, { reason }));
      expect(await errorOf(await push())).toMatchObject({ status, code, reason });
    }
    for (const coding of ['gzip', 'deflate', 'br', 'gzip, br']) {
      const refused = await push({ 'content-encoding': coding });
      expect(refused.headers.get('accept-encoding')).toBe('identity');
      expect(await errorOf(refused)).toMatchObject({ status: 415, code: 'BAD_USER_INPUT', reason: 'compressedBody' });
    }
    // a page of another site that sends the portal's cookie along
    expect(await errorOf(await push({ cookie: `${csrfCookieName}=x` }))).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'csrf',
    });
    upstream.on(call, (_, reply) => cut(reply));
    expect(await errorOf(await push())).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', reason: 'outcomeUnknown' });
  });
});
