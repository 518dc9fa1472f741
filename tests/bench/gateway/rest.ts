/** A REST service with prepared responses, so that the gateways before it are measured alone. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userWith } from '../../../gateway/src/test/stubUpstream.js';
import { restResponse, sizes } from './page.js';

const responses = new Map(sizes.map((rows) => [rows, Buffer.from(restResponse(rows))]));
const user = userWith('KA Administrator');
const users = new Map<string, Buffer>();
const nobody = Buffer.from('{}');

/** The user of a bearer: one for each token, so that each has a rate limit of its own. */
function userOf(authorization = ''): Buffer {
  const person = /\d+$/.exec(authorization)?.[0] ?? '0';
  const known = users.get(person) ?? Buffer.from(JSON.stringify({ ...user, id: Number(person) + 1 }));
  users.set(person, known);
  return known;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const isUser = request.url === '/api/user';
    const rows = Buffer.concat(chunks).includes('"pageSize":100') ? 100 : 10;
    const body = isUser ? userOf(request.headers.authorization) : (responses.get(rows) ?? nobody);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
