/** The lower bound of any gateway: passes the bytes of request and response through, in node:http. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

const pool = new Pool(process.argv[2] ?? '', { connections: 64, pipelining: 1 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const headers = { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' };
    pool
      .request({ method: 'POST', path: '/api/dealers/table', headers, body: Buffer.concat(chunks) })
      .then(async ({ statusCode, body }) => {
        const bytes = Buffer.from(await body.arrayBuffer());
        response.writeHead(statusCode, { 'content-type': 'application/json', 'content-length': bytes.length });
        response.end(bytes);
      })
      .catch((error: unknown) => response.destroy(error as Error));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
