import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { errorStatus } from '@gdd/schema/errors';
import { channels } from '../../access/requestChannel.js';
import { breakerSettings } from '../../upstream/resilience/breaker.js';
import { areas } from '../../upstream/areas.generated.js';
import { StubUpstream, userWith } from '../../test/stubUpstream.js';
import { forgetfulClock, TestGateway } from '../../test/testGateway.js';

const metricsToken = 'token-of-the-metrics-reader';

let upstream: StubUpstream;
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
afterEach(() => upstream.reset());
afterAll(() => upstream.close());

const read = (gateway: TestGateway, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/metrics`, { headers });

/** The value of one series, 0 where it is not there. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

describe('the metrics', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start({ restUrl: upstream.url }, { clock: forgetfulClock() });
  });
  afterAll(() => gateway.close());

  test('count requests, operations, errors and calls, by names that do not grow with what callers say', async () => {
    upstream.on('GET /user', userWith('Dealer'));
    await gateway.send('query MadeUpByACaller { user { id } }');
    await gateway.send('{ user { id } }', { token: null });
    upstream.on('GET /user', (_, reply) => void reply.raw.destroy());
    await gateway.send('{ user { id } }');
    await fetch(`${gateway.url}/no-such-page`);
    const text = await (await read(gateway)).text();
    expect(valueOf(text, 'gateway_http_requests_total{route="/graphql",status="2xx"}')).toBe(3);
    expect(valueOf(text, 'gateway_http_requests_total{route="none",status="4xx"}')).toBe(1);
    const operations = 'gateway_operation_duration_seconds_count{channel="open",document=""';
    expect(valueOf(text, `${operations},outcome="ok"}`)).toBe(1);
    expect(valueOf(text, `${operations},outcome="refused"}`)).toBe(1);
    expect(valueOf(text, `${operations},outcome="failed"}`)).toBe(1);
    expect(valueOf(text, 'gateway_operations_total{channel="open",outcome="failed"}')).toBe(1);
    expect(valueOf(text, 'gateway_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
    expect(valueOf(text, 'gateway_errors_total{code="NOT_FOUND"}')).toBe(1);
    expect(valueOf(text, 'gateway_upstream_call_duration_seconds_count{area="auth",outcome="2xx"}')).toBe(1);
    expect(valueOf(text, 'gateway_upstream_call_duration_seconds_count{area="auth",outcome="connection"}')).toBe(1);
    expect(valueOf(text, 'gateway_upstream_retries_total{area="auth"}')).toBe(1);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(text).not.toMatch(/MadeUpByACaller|no-such-page/);
  });

  test('have every count that an alert reads from the start, so that the first fault is an increase', async () => {
    const idle = await TestGateway.start({ restUrl: upstream.url });
    const series = (await (await read(idle)).text()).split('\n');
    await idle.close();
    for (const code of Object.keys(errorStatus)) expect(series).toContain(`gateway_errors_total{code="${code}"} 0`);
    for (const area of areas) {
      expect(series).toContain(`gateway_upstream_drift_total{area="${area}"} 0`);
      expect(series).toContain(`gateway_upstream_breaker_openings_total{area="${area}"} 0`);
      expect(series).toContain(`gateway_upstream_retries_total{area="${area}"} 0`);
    }
    for (const channel of channels) {
      for (const outcome of ['ok', 'refused', 'failed']) {
        expect(series).toContain(`gateway_operations_total{channel="${channel}",outcome="${outcome}"} 0`);
      }
    }
  });

  test('show a breaker as open for its pause alone, and count that it opened', async () => {
    let time = 1_700_000_000_000;
    const failing = await TestGateway.start({ restUrl: upstream.url }, { clock: { now: () => time } });
    upstream.on('GET /user', (_, reply) => void reply.raw.destroy());
    const breaker = async () => {
      const text = await (await read(failing)).text();
      const value = (name: string) => valueOf(text, `gateway_upstream_breaker_${name}{area="auth"}`);
      return [value('state'), value('openings_total')];
    };
    expect(await breaker()).toEqual([0, 0]);
    for (let calls = 0; calls < breakerSettings.minimum; calls += 1) await failing.send('{ user { id } }');
    expect(await breaker()).toEqual([2, 1]);
    time += breakerSettings.pause;
    expect(await breaker()).toEqual([1, 1]);
    upstream.on('GET /user', userWith('Dealer'));
    await failing.send('{ user { id } }');
    expect(await breaker()).toEqual([0, 1]);
    await failing.close();
  });

  test('are another gateway’s own', async () => {
    const other = await TestGateway.start({ restUrl: upstream.url });
    expect(await (await read(other)).text()).not.toContain('route="/graphql"');
    await other.close();
  });
});

describe('who may read the metrics', () => {
  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'without a token the machine itself, but not through a front that sends %s',
    async (header) => {
      const gateway = await TestGateway.start({});
      expect((await read(gateway)).status).toBe(200);
      expect((await read(gateway, { [header]: '127.0.0.1' })).status).toBe(404);
      await gateway.close();
    },
  );

  test('without a token nobody from elsewhere', async () => {
    const gateway = await TestGateway.start({});
    const send = (remoteAddress: string) => gateway.app.inject({ url: '/metrics', remoteAddress });
    expect((await send('192.0.2.7')).statusCode).toBe(404);
    expect((await send('::ffff:192.0.2.7')).statusCode).toBe(404);
    expect((await send('::1')).statusCode).toBe(200);
    await gateway.close();
  });

  test('with a token whoever sends it, and nobody else', async () => {
    const gateway = await TestGateway.start({ metricsToken });
    expect((await read(gateway)).status).toBe(404);
    expect((await read(gateway, { authorization: 'Bearer another-token-altogether' })).status).toBe(404);
    const allowed = await read(gateway, { authorization: `Bearer ${metricsToken}`, 'x-forwarded-for': '192.0.2.7' });
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('content-type')).toContain('text/plain');
    await gateway.close();
  });
});
