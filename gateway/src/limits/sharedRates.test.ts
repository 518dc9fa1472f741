import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { hasRedis, RedisServer } from '../test/redisServer.js';
import { enveloped, StubUpstream, userWith } from '../test/stubUpstream.js';
import { TestGateway } from '../test/testGateway.js';
import { defaultChannelLimits } from './limits.js';
import { SharedRates } from './sharedRates.js';

/** 93 units, 90 of which are used: a minute has one of them. */
const source = `{ ${Array.from({ length: 9 }, (_, i) => `f${i}: dealers(search: "${i}", limit: 1) { id }`).join(' ')} }`;
const channels = { ...defaultChannelLimits, open: { cost: 100, perMinute: 100 } };

let upstream: StubUpstream;
let redis: RedisServer;
let gateways: TestGateway[];
let log: string[];
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.on('GET /user', userWith('Distributor')).on('GET /dealers', enveloped({ dealers: [] }));
  gateways = [];
  log = [];
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  await redis.kill();
});

/** A gateway whose own buckets do not fill: nothing but the rates says what passes. */
async function startGateway(redisUrl = redis.url): Promise<TestGateway> {
  const write = (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg);
  const gateway = await TestGateway.start(
    { restUrl: upstream.url, channels, redisUrl, logLevel: 'info' },
    { clock: { now: () => 0 }, log: { write } },
  );
  gateways.push(gateway);
  return gateway;
}

const outcomeOf = async (gateway: TestGateway) => (await gateway.send(source)).code ?? 'ok';
const shared = async ({ url }: TestGateway) =>
  /^gateway_rates_shared (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** Waits until a gateway says that its rates are shared, or that they are not. */
async function until(gateway: TestGateway, state: '0' | '1'): Promise<void> {
  while ((await shared(gateway)) !== state) await new Promise((resolve) => setTimeout(resolve, 20));
}

const reported = () => log.filter((line) => line.includes('rates'));
const byRedis = 'rates are counted by Redis, for all gateways';
const byItself = 'Redis does not answer: this gateway counts rates by itself';

// Not run where redis-server is missing; .ci/run installs it.
(hasRedis ? describe : describe.skip)('with a Redis', () => {
  beforeEach(async () => {
    redis = await RedisServer.start();
  });

  test('two gateways have one rate', async () => {
    const [one, other] = [await startGateway(), await startGateway()];
    expect([await shared(one), await shared(other)]).toEqual(['1', '1']);
    expect([await outcomeOf(one), await outcomeOf(other), await outcomeOf(one)]).toEqual([
      'ok',
      'RATE_LIMITED',
      'RATE_LIMITED',
    ]);
    const { status, headers } = await other.send(source);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(50);
  });

  test('while Redis is down each gateway counts by itself and refuses nothing; afterwards they share again', async () => {
    const [one, other] = [await startGateway(), await startGateway()];
    expect([await outcomeOf(one), await outcomeOf(other)]).toEqual(['ok', 'RATE_LIMITED']);
    await redis.kill();
    expect([await outcomeOf(one), await outcomeOf(other)]).toEqual(['ok', 'ok']);
    expect([await outcomeOf(one), await outcomeOf(other)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    expect([await shared(one), await shared(other)]).toEqual(['0', '0']);
    await redis.start();
    await until(one, '1');
    await until(other, '1');
    expect([await outcomeOf(one), await outcomeOf(other)]).toEqual(['ok', 'RATE_LIMITED']);
    expect(reported()).toEqual([byRedis, byRedis, byItself, byItself, byRedis, byRedis]);
  });

  test('a silent Redis fails no operation, and is reported once', async () => {
    const gateway = await startGateway();
    redis.signal('SIGSTOP');
    expect([await outcomeOf(gateway), await outcomeOf(gateway)]).toEqual(['ok', 'RATE_LIMITED']);
    await until(gateway, '0');
    redis.signal('SIGCONT');
    await until(gateway, '1');
    expect(reported()).toEqual([byRedis, byItself, byRedis]);
  });

  test('a gateway starts without Redis, and shares its rates once Redis is there', async () => {
    await redis.kill();
    const gateway = await startGateway();
    expect([await outcomeOf(gateway), await outcomeOf(gateway)]).toEqual(['ok', 'RATE_LIMITED']);
    await redis.start();
    await until(gateway, '1');
    expect(reported()).toEqual([byItself, byRedis]);
  });

  describe('a bucket', () => {
    let rates: SharedRates;
    beforeEach(async () => {
      rates = await SharedRates.open(redis.url, 500, () => undefined);
    });
    afterEach(() => rates.close());
    const take = (key: string, units: number, perMinute = 60) => rates.take(key, units, perMinute, 0);

    test('gives what it holds, says how long it fills, and takes back what was not used', async () => {
      expect(rates.isShared).toBe(true);
      const taken = await take('a', 60);
      expect(taken).toMatchObject({ wait: 0, msToFull: 60_000 });
      const refused = await take('a', 30);
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(30_000);
      taken.giveBack(40);
      expect((await take('a', 40)).wait).toBe(0);
      expect((await take('a', 60)).wait).toBeGreaterThan(0);
      expect((await take('b', 60)).wait).toBe(0);
    });

    test('pays nothing for what it refuses', async () => {
      for (let i = 0; i < 5; i++) expect((await take('a', 61)).wait).toBeGreaterThan(0);
      expect((await take('a', 60)).wait).toBe(0);
    });

    test('never holds more than a minute for what is given back', async () => {
      (await take('a', 1)).giveBack(500);
      expect((await take('a', 61)).wait).toBeGreaterThan(0);
      expect((await take('a', 60)).wait).toBe(0);
    });

    test('a bucket fills at the configured rate', async () => {
      expect((await take('a', 60_000, 60_000)).wait).toBe(0);
      const { wait } = await take('a', 500, 60_000);
      expect(wait).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, wait));
      expect((await take('a', 500, 60_000)).wait).toBe(0);
    });
  });
});
