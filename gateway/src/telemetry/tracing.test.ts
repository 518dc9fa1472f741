import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Collector, type OtlpSpan } from '../test/collector.js';
import { StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway, token } from '../test/testGateway.js';

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
  await gateway.send('query Who { user { id } }', { headers });
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
  await gateway.send('{ user { id } }', { headers: { traceparent: incoming } });
  expect(upstream.made[0]?.headers['traceparent']).toBe(incoming);
  await gateway.close();
});
