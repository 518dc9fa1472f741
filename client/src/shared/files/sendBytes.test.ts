import { csrfCookieName, csrfHeaderName } from '@gdd/schema/session';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemOf } from '../apollo/problem';
import { sendBytes } from './sendBytes';

const file = new File(['documento;riga'], 'vendite.csv', { type: 'text/csv' });

// A real server: msw takes the bytes of a jsdom file for its name, and knows no transfer that is given up.
let respondToPut: (request: IncomingMessage, response: ServerResponse) => void;
let url: string;
const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'PUT');
  response.setHeader('access-control-allow-headers', `content-type, ${csrfHeaderName}`);
  if (request.method === 'OPTIONS') response.end();
  else respondToPut(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/ticket-1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const respondWith = (status: number, body: string) => {
  respondToPut = (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end(body));
  };
};

/** The problem with which the transfer is refused. */
const refusalOf = (transfer: Promise<void>) => transfer.then(() => undefined, problemOf);

test('the bytes arrive as they are, with their type and the header against forged requests', async () => {
  document.cookie = `${csrfCookieName}=cookie-1`;
  const seen: unknown[] = [];
  respondToPut = (request, response) => {
    seen.push(request.headers['content-type'], request.headers[csrfHeaderName]);
    request.setEncoding('utf8').on('data', (piece) => seen.push(piece));
    request.on('end', () => response.end());
  };
  await sendBytes(url, file);
  expect(seen).toEqual(['text/csv', 'cookie-1', 'documento;riga']);
});

test('the progress ends at the whole file', async () => {
  respondWith(200, '{"success": true}');
  const shares: number[] = [];
  await sendBytes(url, file, { onProgress: (sent) => shares.push(sent) });
  expect(shares.at(-1)).toBe(1);
});

test('a refusal is reported by its reason', async () => {
  respondWith(409, '{"success": false, "error": {"code": "CONFLICT", "reason": "ticketExpired", "requestId": "r-1"}}');
  expect(await refusalOf(sendBytes(url, file))).toEqual({
    code: 'CONFLICT',
    reason: 'ticketExpired',
    requestId: 'r-1',
  });
});

test('a refusal in no known form is reported by its status', async () => {
  respondWith(413, '<html>Too large</html>');
  expect(await refusalOf(sendBytes(url, file))).toEqual({ code: 'PAYLOAD_TOO_LARGE' });
});

test('a broken connection is reported as one', async () => {
  // jsdom writes a broken connection on the console, as a browser does.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  respondToPut = (request) => request.socket.destroy();
  expect(await refusalOf(sendBytes(url, file))).toEqual({ code: 'UPSTREAM_UNAVAILABLE', offline: true });
});

test('a transfer can be given up on the way', async () => {
  const controller = new AbortController();
  respondToPut = () => controller.abort();
  await expect(sendBytes(url, file, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('what was given up before is not begun', async () => {
  await expect(sendBytes(url, file, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});
