import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway, token } from '../test/testGateway.js';

interface OtlpSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}
interface Delivery {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly key: string; readonly value: object }[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

/** A collector that keeps what it is sent. */
class Collector {
  readonly deliveries: Delivery[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      void this.take(request).then(() => response.end('{}'));
    });
  }

  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): readonly OtlpSpan[] {
    return this.deliveries.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<void> {
    if (request.url === '/v1/traces') this.deliveries.push((await json(request)) as Delivery);
  }
}

const incoming = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

let upstream: StubUpstream;
let collector: Collector;
let endpoint: string;
beforeAll(async () => {
  upstream = await StubUpstream.start();
  collector = new Collector();
  endpoint = await collector.listen();
});
afterEach(() => {
  upstream.reset();
  collector.deliveries.length = 0;
});
afterAll(async () => {
  collector.close();
  await upstream.close();
});

/** Asks one operation of a gateway that traces, and closes it, which sends the spans. */
async function trace(share: number, headers: Record<string, string> = {}): Promise<readonly OtlpSpan[]> {
  const tracing = { endpoint, serviceName: 'gateway-under-test', share };
  const gateway = await TestGateway.start({ restUrl: upstream.url, tracing });
  upstream.on('GET /user', userWith('Dealer'));
  await gateway.ask('query Who { user { id } }', { headers });
  await gateway.close();
  return collector.spans;
}

test('an operation and each of its calls are spans of the trace that the caller began', async () => {
  const spans = await trace(1, { traceparent: incoming });
  const operation = spans.find(({ name }) => name === 'POST /graphql');
  const call = spans.find(({ name }) => name === 'GET /user');
  expect(operation).toMatchObject({ traceId: incoming.slice(3, 35), parentSpanId: incoming.slice(36, 52) });
  expect(call).toMatchObject({ traceId: operation?.traceId, parentSpanId: operation?.spanId });
  expect(operation?.attributes).toContainEqual({ key: 'graphql.operation.name', value: { stringValue: 'Who' } });
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(upstream.made[0]?.headers['traceparent']).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
  expect(JSON.stringify(collector.deliveries)).toContain('gateway-under-test');
  expect(JSON.stringify(collector.deliveries)).not.toContain(token);
});

test('a trace that the sender does not record is passed on, and not recorded', async () => {
  const spans = await trace(1, { traceparent: incoming.replace(/01$/, '00') });
  expect(spans).toEqual([]);
  expect(upstream.made[0]?.headers['traceparent']).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-\w{16}-00$/);
});

test('a share of none records nothing of requests without a trace of their own', async () => {
  expect(await trace(0)).toEqual([]);
});

test('without the setting the trace context is passed on as it came', async () => {
  const gateway = await TestGateway.start({ restUrl: upstream.url });
  upstream.on('GET /user', userWith('Dealer'));
  await gateway.ask('{ user { id } }', { headers: { traceparent: incoming } });
  expect(upstream.made[0]?.headers['traceparent']).toBe(incoming);
  await gateway.close();
});
