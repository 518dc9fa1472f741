import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { authPaths, sharePath, signInPath } from '@gdd/schema/entries';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { GatewayError } from '../errors/gatewayError.js';
import type { Mode } from '../config.js';
import type { CsrfCookie } from './csrf.js';
import { examplePassword, withDemonstration } from './demonstration.js';
import { sendError } from './failures.js';
import { authPolicy, graphiqlPolicy, portalPolicy, sharePolicy } from './securityHeaders.js';

const noncePlaceholder = '__CSP_NONCE__';
const passwordPlaceholder = '__EXAMPLE_PASSWORD__';
/** Files whose names change with their content. */
const hashed = /^((graphiql|share|auth)[/\\])?assets[/\\]/;
/** Paths that the client's router does not handle. */
const notPages = /^\/(graphql|graphiql|share|files|uploads|api|(auth\/)?assets)(\/|$)/;

/**
 * Serves the built client: its files, and its page for every address that the client's router may handle. Without a
 * build only the API is served.
 */
export function serveClient(app: FastifyInstance, clientDir: string, csrf: CsrfCookie, mode: Mode): void {
  const page = path.join(clientDir, 'index.html');
  if (!existsSync(page)) {
    app.log.warn('The client is not built: only the API is served.');
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  const sendPage = pageSender(readFileSync(page, 'utf8'), csrf, portalPolicy);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  serveGraphiql(app, clientDir, csrf, mode);
  // The token of a share link is in its address's fragment, which no browser sends.
  serveEntry(app, csrf, { folder: path.join(clientDir, 'share'), addresses: [sharePath], policy: sharePolicy });
  serveEntry(app, csrf, {
    folder: path.join(clientDir, 'auth'),
    addresses: authPaths,
    policy: authPolicy,
    pageOf: (html) => withDemonstration(html, mode),
  });
  for (const address of ['/auth', '/auth/']) app.get(address, (_request, reply) => reply.redirect(signInPath));
  void app.register(fastifyStatic, {
    root: path.resolve(clientDir),
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    // source maps contain the sources: they are not served in production
    allowedPath: (file) => mode !== 'production' || !file.endsWith('.map'),
    setHeaders: (response, file) => {
      const immutable = hashed.test(path.relative(path.resolve(clientDir), file));
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(request, reply) : sendNotFound(request, reply),
  );
}

/**
 * GraphiQL, from the portal's own files and under a policy nearly as strict as the portal's. It is served in production
 * too: it can do no more than its user's token allows.
 */
function serveGraphiql(app: FastifyInstance, clientDir: string, csrf: CsrfCookie, mode: Mode): void {
  const page = path.join(clientDir, 'graphiql/index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8').replace(passwordPlaceholder, examplePassword(mode));
  const sendPage = pageSender(html, csrf, graphiqlPolicy);
  for (const address of ['/graphiql', '/graphiql/', '/graphiql/index.html']) app.get(address, sendPage);
}

/**
 * Serves a light entry (docs/decisions/0019-light-entries.md): a page with its own files and its own policy, at its
 * addresses.
 */
function serveEntry(app: FastifyInstance, csrf: CsrfCookie, entry: LightEntry): void {
  const { folder, addresses, policy, pageOf = (html) => html } = entry;
  const page = path.join(folder, 'index.html');
  if (!existsSync(page)) return;
  const sendPage = pageSender(pageOf(readFileSync(page, 'utf8')), csrf, policy);
  app.get(`/${path.basename(folder)}/index.html`, sendPage);
  for (const address of addresses.flatMap((each) => [each, `${each}/`])) app.get(address, sendPage);
}

interface LightEntry {
  /** The build output with its page and its files. */
  readonly folder: string;
  readonly addresses: readonly string[];
  readonly policy: (nonce: string) => string;
  /** Changes the built page before it is served. Default: unchanged. */
  readonly pageOf?: (html: string) => string;
}

const compress = promisify(gzip);

/**
 * Sends the page, each time with a new nonce, which its inline scripts and styles need to run. It is compressed so that
 * it fits into the connection's first packets, since nothing is rendered or requested before. Compression cannot leak
 * the nonce (BREACH): the page contains nothing that a caller chooses.
 */
function pageSender(html: string, csrf: CsrfCookie, policy: (nonce: string) => string) {
  const parts = html.split(noncePlaceholder);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(18).toString('base64url');
    csrf.ensure(request, reply);
    reply
      .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store', vary: 'accept-encoding' })
      .type('text/html; charset=utf-8');
    const page = parts.join(nonce);
    if (new Negotiator(request).encoding(['gzip', 'identity']) !== 'gzip') return reply.send(page);
    return reply.header('content-encoding', 'gzip').send(await compress(page));
  };
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const pathname = url.split('?', 1)[0] ?? '';
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !isFile && !notPages.test(pathname) && (headers.accept ?? '').includes('text/html');
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(request, reply, new GatewayError('NOT_FOUND'));
}
