/** Whoever opens connections and hardly sends anything holds none of them for long, in either tier. */
import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { StubUpstream } from '../../gateway/src/test/stubUpstream.js';
import { testConfig, TestGateway } from '../../gateway/src/test/testGateway.js';
import { openTestApp } from '../../rest/src/testing/app/testApp.js';
import { TricklingSocket } from './tricklingSocket.js';

/** Milliseconds for which both wait here. */
const patience = 1_000;

const rest =
  'Host: localhost\r\nAuthorization: Bearer a-token-of-some-length-as-long-as-sessions-\r\nContent-Type: application/json\r\n' +
  'Content-Length: 100000\r\n\r\n{';
const neverEndingHead = 'POST /graphql HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';

/** Opens 200 connections, and waits until the other side has closed all. @returns the statuses that were answered */
async function statusesOf(url: string, begun: readonly string[]): Promise<ReadonlySet<string | undefined>> {
  const sockets = begun.flatMap((each) => Array.from({ length: 40 }, () => new TricklingSocket(url, each)));
  expect(sockets).toHaveLength(200);
  await Promise.all(sockets.map((socket) => socket.gone()));
  return new Set(sockets.map(({ response }) => /^HTTP\/1.1 (\d+)/.exec(response)?.[1]));
}

test('200 requests that hardly come to the gateway are gone when its patience is over', async () => {
  const upstream = await StubUpstream.start();
  upstream.on('PUT /uploads/the-ticket', ({ raw }, reply) => {
    raw.resume();
    return reply.hijack();
  });
  const deadlines = { ...testConfig.deadlines, idle: patience };
  const gateway = await TestGateway.start({ restUrl: upstream.url, deadlines });
  const statuses = await statusesOf(gateway.url, [
    `POST /graphql HTTP/1.1\r\n${rest}`,
    `GET /graphql HTTP/1.1\r\n${rest}`,
    `POST /nowhere HTTP/1.1\r\n${rest}`,
    `PUT /uploads/the-ticket HTTP/1.1\r\n${rest}`,
    neverEndingHead,
  ]);
  // a GET is answered before its body, which nobody asked for
  expect(statuses).toEqual(new Set(['400', '408']));
  await gateway.close();
  await upstream.close();
});

test('200 requests that hardly come to the REST service are gone when its patience is over', async () => {
  const service = await openTestApp({ patienceMs: patience });
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const token = await service.tokenOf('ka.admin');
  const signedIn = rest.replace('a-token-of-some-length-as-long-as-sessions-', token);
  const statuses = await statusesOf(url, [
    `POST /api/dealers/table HTTP/1.1\r\n${signedIn}`,
    `POST /api/dealers/table HTTP/1.1\r\n${rest}`,
    `POST /api/imports/sales?filename=a.csv HTTP/1.1\r\n${signedIn.replace('application/json', 'text/csv')}`,
    `GET /health HTTP/1.1\r\n${rest}`,
    neverEndingHead,
  ]);
  // who is not signed in is refused before the body
  expect(statuses).toEqual(new Set(['408', '401', '200']));
  await service.close();
});
