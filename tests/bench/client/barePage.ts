import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

export type BareRow = Readonly<Record<string, string>>;

/** Builds the page of the bare grid into a folder, and serves it with these rows. */
export async function serveBarePage(rows: readonly BareRow[], outDir: string) {
  await build({
    root: path.join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1000 },
  });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
    if (pathname === '/rows') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(pageOf(rows, searchParams)));
      return;
    }
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html');
    try {
      response.end(readFileSync(path.join(outDir, file)));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The rows that the portal returns for the same page, sort and filter. */
function pageOf(rows: readonly BareRow[], query: URLSearchParams) {
  const [column = '', direction] = (query.get('sort') ?? '').split('.');
  const status = query.get('status') ?? '';
  const sign = direction === 'desc' ? -1 : 1;
  const found = rows.filter((row) => status === '' || row['status'] === status);
  const sorted =
    column === ''
      ? found
      : found.toSorted((one, other) => sign * (one[column] ?? '').localeCompare(other[column] ?? ''));
  const first = Number(query.get('page')) * 10;
  return { items: sorted.slice(first, first + 10), total: found.length };
}
