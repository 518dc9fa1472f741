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
/** Paths that something else than the client's router answers. */
const notPages = /^\/(graphql|graphiql|share|files|uploads|api|(auth\/)?assets)(\/|$)/;

/**
 * Serves the built client: its files, and its page for every address that the client's router may know. Without a build
 * there is only the API.
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
    // the sources, comments and all, are for whoever develops
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
 * GraphiQL, from the portal's own files and under a policy nearly as strict as the portal's. In production too: it may do what
 * its user's token may, and no more.
 */
function serveGraphiql(app: FastifyInstance, clientDir: string, csrf: CsrfCookie, mode: Mode): void {
  const page = path.join(clientDir, 'graphiql/index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8').replace(passwordPlaceholder, examplePassword(mode));
  const sendPage = pageSender(html, csrf, graphiqlPolicy);
  for (const address of ['/graphiql', '/graphiql/', '/graphiql/index.html']) app.get(address, sendPage);
}

/**
 * A light entry (docs/decisions/0019-light-entries.md): a page with files of its own, under a policy of its own, at its
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
  /** Where the build has put its page and its files. */
  readonly folder: string;
  readonly addresses: readonly string[];
  readonly policy: (nonce: string) => string;
  /** Makes the page of what the build has written. Default: as it stands. */
  readonly pageOf?: (html: string) => string;
}

const compress = promisify(gzip);

/**
 * The page with a nonce of its own in every response; its scripts and styles run by it alone. Compressed, it arrives with
 * the connection's first packets, before which nothing is painted or asked for; its secret, the nonce, stands beside
 * nothing that a stranger could choose.
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
