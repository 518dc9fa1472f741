import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { SignalTopic } from '@gdd/schema/live';
import { gatewayKeyFor } from '../upstream/gatewayKey.js';
import type { FastifyReply } from 'fastify';
import { pricePerCall } from '../limits/cost.js';
import { defaultChannelLimits } from '../limits/limits.js';
import { enveloped, refuse, StubUpstream } from '../test/stubUpstream.js';
import { manifestOf, personalToken, sessionToken, testConfig, TestGateway } from '../test/testGateway.js';
import { LiveStream } from './LiveStream.js';

const document = 'subscription Live($after: String) { live(after: $after) { cursor kind id } }';
const byHash = { persistedQuery: { version: 1, sha256Hash: Object.keys(manifestOf(document))[0] } };

interface Signal {
  readonly topic: SignalTopic;
  readonly userId: number | null;
  readonly reference: number | null;
}

/** The service's part: signals in a list, whose length is the cursor. */
class Signals {
  list: Signal[] = [];
  ended = new Set<number>();
  /** Cursors below it are forgotten. */
  oldest = 0;
  /** How often it was asked, by whomever. */
  asked = 0;
  private wake = new Set<() => void>();

  add(topic: SignalTopic, userId: number | null = null, reference: number | null = null): void {
    this.list.push({ topic, userId, reference });
    for (const wake of this.wake) wake();
  }

  async after({ after, wait }: { after: string | null; wait: boolean }): Promise<object> {
    this.asked += 1;
    const from = after === null ? this.list.length : Number(after);
    if (wait && from === this.list.length) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 200);
        this.wake.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    const isGap = from < this.oldest;
    return { cursor: String(this.list.length), isGap, signals: isGap ? [] : this.list.slice(from) };
  }
}

const users: Readonly<Record<string, { id: number; userId: number; permissions: string[] }>> = {
  anna: { id: 1, userId: 10, permissions: ['accessImportManager'] },
  bruno: { id: 2, userId: 20, permissions: ['accessReport'] },
};
const nameOf = (authorization = '') =>
  Object.keys(users).find((name) => authorization === `Bearer ${sessionToken(name)}`) ?? '';

/** As a database it outlives whoever asks. */
const signals = new Signals();
let upstream: StubUpstream;
let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  const start = () => TestGateway.start({ restUrl: upstream.url }, { manifest: manifestOf(document) });
  [gateway, other] = await Promise.all([start(), start()]);
});
const opened: AbortController[] = [];
beforeEach(() => {
  signals.ended.clear();
  signals.oldest = 0;
  upstream
    .on('GET /live/session', ({ headers }: { headers: { authorization?: string } }, reply: FastifyReply) => {
      const session = users[nameOf(headers.authorization)];
      return session && !signals.ended.has(session.id) ? enveloped({ session }) : refuse(reply, 'UNAUTHENTICATED');
    })
    .on('POST /live/signals', async ({ body }) => enveloped(await signals.after(body as never)))
    .on('POST /live/sessions', ({ body }) => {
      const { ids } = body as { ids: number[] };
      const sessions = Object.values(users).filter(({ id }) => ids.includes(id) && !signals.ended.has(id));
      return enveloped({ sessions });
    });
});
afterEach(async () => {
  for (const each of opened.splice(0)) each.abort();
  await openStreams(0);
  upstream.reset();
});
afterAll(async () => {
  await Promise.all([gateway.close(), other.close()]);
  await upstream.close();
});

async function openStreams(count: number): Promise<void> {
  for (;;) {
    const texts = await Promise.all([gateway, other].map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
    const open = texts.map((text) => Number(/^gateway_live_streams (\d+)/m.exec(text)?.[1] ?? 0));
    if (open.reduce((sum, each) => sum + each, 0) === count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

interface Heard {
  readonly cursor: string;
  readonly kind: string;
  readonly id: string | null;
}

async function post(name: string, after?: string, { url }: { url: string } = gateway, more: object = {}) {
  const abort = new AbortController();
  opened.push(abort);
  return {
    abort,
    response: await fetch(`${url}/graphql/stream`, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${sessionToken(name)}`,
      },
      body: JSON.stringify({ variables: { after }, extensions: byHash, ...more }),
    }),
  };
}

/** A stream as a browser reads it. */
async function listen(name: string, after?: string, at?: { url: string }) {
  const { response, abort } = await post(name, after, at);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Heard | undefined> => {
    for (;;) {
      const [whole, data] = /event: next\ndata: (.*)\n\n/.exec(text) ?? [];
      if (whole !== undefined) {
        text = text.slice(text.indexOf(whole) + whole.length);
        return (JSON.parse(data ?? '') as { data: { live: Heard } }).data.live;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  return { next, cut: () => abort.abort() };
}

const kindsOf = async ({ next }: { next: () => Promise<Heard | undefined> }, count: number) => {
  const heard: string[] = [];
  while (heard.length < count) {
    const event = await next();
    if (event === undefined) break;
    heard.push(event.id === null ? event.kind : `${event.kind} ${event.id}`);
  }
  return heard;
};

/** Reads on until a signal: one of before the stream began may come first, as a gateway goes on where it had stopped. */
async function hears(stream: { next: () => Promise<Heard | undefined> }, signal: string): Promise<boolean> {
  for (;;) {
    const [heard] = await kindsOf(stream, 1);
    if (heard === undefined || heard === signal) return heard === signal;
  }
}

describe('a stream', () => {
  test('brings each user what concerns the user, and nobody what is another’s', async () => {
    const [anna, bruno] = await Promise.all([listen('anna'), listen('bruno')]);
    expect([await kindsOf(anna, 1), await kindsOf(bruno, 1)]).toEqual([['BEAT'], ['BEAT']]);
    signals.add('inbox', 10);
    signals.add('import', null, 7);
    signals.add('export', 20, 8);
    signals.add('figures');
    expect((await kindsOf(anna, 3)).sort()).toEqual(['FIGURES', 'IMPORT 7', 'INBOX']);
    expect((await kindsOf(bruno, 2)).sort()).toEqual(['EXPORT 8', 'FIGURES']);
    signals.add('inbox', 10);
    signals.add('inbox', 20);
    expect([await kindsOf(anna, 1), await kindsOf(bruno, 1)]).toEqual([['INBOX'], ['INBOX']]);
    const [first] = upstream.requestsOf('POST /live/signals');
    const key = gatewayKeyFor('live', testConfig.appSecret);
    expect(first?.body).toEqual({ key, after: null, wait: false });
    expect(first?.headers.authorization).toBeUndefined();
  });

  test('all streams of a process are one poll', async () => {
    const streams = await Promise.all([listen('anna'), listen('anna'), listen('bruno')]);
    await Promise.all(streams.map((each) => kindsOf(each, 1)));
    const before = signals.asked;
    signals.add('figures');
    await Promise.all(streams.map((each) => kindsOf(each, 1)));
    expect(signals.asked - before).toBeLessThanOrEqual(2);
  });

  test('that was cut goes on at another gateway without loss', async () => {
    const before = await listen('anna');
    const beat = await before.next();
    signals.add('import', null, 1);
    const heard = await before.next();
    before.cut();
    signals.add('import', null, 2);
    signals.add('inbox', 10);
    signals.add('inbox', 20);
    const after = await listen('anna', heard?.cursor, other);
    expect((await kindsOf(after, 2)).sort()).toEqual(['IMPORT 2', 'INBOX']);
    const again = await listen('anna', beat?.cursor, other);
    expect((await kindsOf(again, 3)).sort()).toEqual(['IMPORT 1', 'IMPORT 2', 'INBOX']);
  });

  test('that was away for too long asks for everything anew', async () => {
    signals.oldest = signals.list.length;
    expect(await kindsOf(await listen('anna', '0'), 2)).toEqual(['RESET', 'BEAT']);
  });

  test('ends with its session, and no other with it', async () => {
    const [anna, bruno] = await Promise.all([listen('anna'), listen('bruno')]);
    await Promise.all([anna.next(), bruno.next()]);
    signals.ended.add(1);
    signals.add('access', 10);
    signals.add('inbox', 10);
    expect([(await anna.next())?.kind, await anna.next()]).toEqual(['ENDED', undefined]);
    signals.add('figures');
    expect(await hears(bruno, 'FIGURES')).toBe(true);
    expect((await post('anna')).response.status).toBe(401);
  });

  test('lives while the service is away, and hears what happened meanwhile', async () => {
    const anna = await listen('anna');
    await anna.next();
    upstream.on('POST /live/signals', (_request, reply) => refuse(reply, 'UPSTREAM_UNAVAILABLE'));
    signals.add('import', null, 3);
    await new Promise((resolve) => setTimeout(resolve, 300));
    upstream.on('POST /live/signals', async ({ body }) => enveloped(await signals.after(body as never)));
    expect(await hears(anna, 'IMPORT 3')).toBe(true);
  });

  test('of a gateway that ends is sent to another', async () => {
    const ending = await TestGateway.start({ restUrl: upstream.url }, { manifest: manifestOf(document) });
    const anna = await listen('anna', undefined, ending);
    await anna.next();
    const closed = ending.close();
    expect([(await anna.next())?.kind, await anna.next()]).toEqual(['AWAY', undefined]);
    await closed;
  });
});

describe('a request for a stream', () => {
  const refusalOf = async (response: Response) => {
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return [response.status, errors[0]?.extensions.code];
  };

  test('is refused without a session, with a personal token, and for anything but a subscription', async () => {
    const send = async (headers: Record<string, string>, body: object | null = { query: document }) =>
      refusalOf(
        await fetch(`${gateway.url}/graphql/stream`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      );
    const authorization = `Bearer ${sessionToken('anna')}`;
    expect(await send({})).toEqual([401, 'UNAUTHENTICATED']);
    expect(await send({ authorization: `Bearer ${sessionToken('nobody')}` })).toEqual([401, 'UNAUTHENTICATED']);
    expect(await send({ authorization: `Bearer ${personalToken}` })).toEqual([403, 'FORBIDDEN']);
    expect(await send({ authorization, origin: 'https://another.example' })).toEqual([403, 'FORBIDDEN']);
    expect(await send({ authorization }, { query: '{ user { id } }' })).toEqual([422, 'BAD_USER_INPUT']);
    expect(await send({ authorization }, { query: 'subscription { nothing }' })).toEqual([422, 'BAD_USER_INPUT']);
    expect(await send({ authorization }, { query: '{' })).toEqual([422, 'BAD_USER_INPUT']);
    expect(await send({ authorization }, {})).toEqual([422, 'BAD_USER_INPUT']);
    expect(await send({ authorization }, null)).toEqual([422, 'BAD_USER_INPUT']);
    expect((await gateway.send(document)).code).toBe('BAD_USER_INPUT');
  });

  test('costs its address a call of the service until it has a session', async () => {
    const perMinute = 3 * pricePerCall.read;
    const { portal, open } = defaultChannelLimits;
    const channels = { ...defaultChannelLimits, portal: { ...portal, perMinute }, open: { ...open, perMinute } };
    const strict = await TestGateway.start({ restUrl: upstream.url, channels }, { manifest: manifestOf(document) });
    const statuses: number[] = [];
    for (const name of ['first', 'second', 'third', 'fourth']) {
      statuses.push((await post(name, undefined, strict)).response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(upstream.requestsOf('GET /live/session').length).toBe(3);
    await strict.close();
  });

  test('is refused for a document that is not the portal’s, in production', async () => {
    const strict = await TestGateway.start(
      { restUrl: upstream.url, mode: 'production' },
      { manifest: manifestOf(document) },
    );
    const { response } = await post('anna', undefined, strict, { query: document, extensions: undefined });
    expect(await refusalOf(response)).toEqual([403, 'FORBIDDEN']);
    await strict.close();
  });

  test('is refused to a user who has ten', async () => {
    await Promise.all(Array.from({ length: 10 }, () => listen('anna')));
    const { response } = await post('anna');
    expect([...(await refusalOf(response)), response.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
    await listen('bruno');
    opened[0]?.abort();
    await openStreams(10);
    expect((await listen('anna')).next).toBeDefined();
  });
});

describe('what waits for a slow reader', () => {
  const stream = () => new LiveStream({ id: 1, userId: 1 }, new Set(), 'a', () => undefined);

  test('is bounded: the same once, and too much becomes one reset', async () => {
    const slow = stream();
    for (let round = 0; round < 1000; round += 1) slow.push('import', 7);
    expect((await slow.next()).value).toEqual({ kind: 'import', id: 7, cursor: 'a' });
    for (let id = 1; id <= 101; id += 1) slow.push('import', id);
    expect((await slow.next()).value).toEqual({ kind: 'reset', id: null, cursor: 'a' });
    slow.close();
    expect(await slow.next()).toEqual({ done: true, value: undefined });
  });

  test('has the cursor of what was read until nothing waits', async () => {
    const slow = stream();
    slow.advance('b');
    slow.push('import', 1);
    slow.push('import', 2);
    expect((await slow.next()).value).toMatchObject({ id: 1, cursor: 'a' });
    expect((await slow.next()).value).toMatchObject({ id: 2, cursor: 'b' });
  });
});
