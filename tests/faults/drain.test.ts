/** A gateway that is asked to stop while it is under load loses no request and is gone within a second. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { StubUpstream, userWith } from '../../gateway/src/test/stubUpstream.js';
import { BalancedLoad } from './balancedLoad.js';
import { GatewayProcess } from './gatewayProcess.js';

const query = '{ user { id name } }';
/** What a call of the REST service takes here: long enough that some are always under way. */
const callMs = 20;
/** Quality page, 'Reliability'. */
const exitWithin = 1_000;

let upstream: StubUpstream;
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
afterAll(() => upstream.close());

function answerSlowly(): void {
  upstream.on('GET /ready', { status: 'ok' }).on('GET /user', async () => pause(callMs, userWith('Dealer')));
}
afterEach(() => upstream.reset());

async function stopUnderLoad(signal: NodeJS.Signals) {
  answerSlowly();
  const settings = { REST_URL: upstream.url };
  const gateways = [await GatewayProcess.start(settings), await GatewayProcess.start(settings)] as const;
  const load = await BalancedLoad.start(
    gateways.map(({ url }) => url),
    query,
  );
  const before = load.answeredBy(0);
  const ended = await gateways[0].end(signal);
  const after = load.answeredBy(0) - before;
  await load.stop();
  await gateways[1].end('SIGKILL');
  return { ...ended, after, failures: load.failures };
}

describe('a gateway under load, beside another', () => {
  test('SIGTERM fails no request, and the process ends within a second', async () => {
    const { code, milliseconds, after, failures } = await stopUnderLoad('SIGTERM');
    expect(failures).toEqual([]);
    expect(code).toBe(0);
    expect(after).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThan(exitWithin);
  });

  test('SIGKILL does fail some: the load would have noticed', async () => {
    expect((await stopUnderLoad('SIGKILL')).failures.length).toBeGreaterThan(0);
  });
});

test('a file still on its way is cut after a short grace, and does not hold the exit', async () => {
  let cut: Promise<unknown> = Promise.resolve();
  upstream.on('GET /files/endless', (_, reply) => {
    const drip = setInterval(() => reply.raw.write('drip'), 20);
    cut = once(reply.raw, 'close').then(() => clearInterval(drip));
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/csv' });
  });
  const gateway = await GatewayProcess.start({ REST_URL: upstream.url });
  const response = await fetch(`${gateway.url}/files/endless`);
  const read = (async () => {
    for await (const chunk of response.body ?? []) expect(chunk.length).toBeGreaterThan(0);
  })();
  const refused = expect(read).rejects.toThrow();
  const { code, milliseconds } = await gateway.end('SIGTERM');
  await refused;
  await cut;
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(exitWithin);
});

test('an operation that takes longer than the grace is finished', async () => {
  upstream.on('POST /logout', async () => pause(1_200, { success: true, data: {} }));
  const gateway = await GatewayProcess.start({ REST_URL: upstream.url });
  const asked = fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token-of-the-caller' },
    body: JSON.stringify({ query: 'mutation { logout }' }),
  });
  while (!upstream.calls.includes('POST /logout')) await pause(5);
  const ended = gateway.end('SIGTERM');
  expect(await (await asked).json()).toEqual({ data: { logout: true } });
  expect((await ended).code).toBe(0);
});
