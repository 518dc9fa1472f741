/** A gateway that is asked to stop while it is under load loses no request; `npm run bench -- drain` says how long it takes. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { token } from '../../gateway/src/test/testGateway.js';
import { GatewayProcess } from './gatewayProcess.js';
import { stopUnderLoad } from './stopUnderLoad.js';

let upstream: StubUpstream;
beforeAll(async () => {
  upstream = await StubUpstream.start();
});
afterAll(() => upstream.close());

afterEach(() => upstream.reset());

describe('a gateway under load, beside another', () => {
  test('SIGTERM fails no request, and the process ends', async () => {
    const { code, after, failures } = await stopUnderLoad(upstream, 'SIGTERM');
    expect(failures).toEqual([]);
    expect(code).toBe(0);
    expect(after).toBeGreaterThan(0);
  });

  test('SIGTERM fails no request where the balancer looks later than the gateway drains', async () => {
    const { code, failures } = await stopUnderLoad(upstream, 'SIGTERM', 550);
    expect(failures).toEqual([]);
    expect(code).toBe(0);
  });

  test('SIGKILL does fail some: the load would have noticed', async () => {
    expect((await stopUnderLoad(upstream, 'SIGKILL')).failures.length).toBeGreaterThan(0);
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
  const { code } = await gateway.end('SIGTERM');
  await refused;
  await cut;
  expect(code).toBe(0);
});

test('an operation that takes longer than the grace is finished', async () => {
  upstream.on('POST /logout', async () => pause(1_200, { success: true, data: {} }));
  const gateway = await GatewayProcess.start({ REST_URL: upstream.url });
  const pending = fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: 'mutation { logout }' }),
  });
  while (!upstream.calls.includes('POST /logout')) await pause(5);
  const ended = gateway.end('SIGTERM');
  const response: unknown = await (await pending).json();
  expect(response).toMatchObject({ data: { logout: true } });
  expect(response).not.toHaveProperty('errors');
  expect((await ended).code).toBe(0);
});
