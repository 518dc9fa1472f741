import type { AppSecret } from '@gdd/schema/secret';
import { bearerToken } from '@gdd/schema/session';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { callerPace } from '@gdd/schema/callerPace';
import { areas, type AreaContext } from './areas.js';
import { callerOfToken, callerWithoutUse } from './auth/sessions.js';
import type { Config } from './config.js';
import type { Downloads } from './files/downloads.js';
import {
  refusedToken,
  requireAccess,
  requireCredential,
  requireRecentPassword,
  type Caller,
} from './platform/http/caller.js';
import { clientOf, securityLevel } from './platform/http/client.js';
import { duringFailover, duringWork, type ServiceContext } from './platform/context.js';
import { requireCsrfHeader } from './platform/http/csrf.js';
import { Refusal } from './platform/http/errors.js';
import { loggable } from './database/connections/failures.js';
import { describeRoutes } from './platform/http/openapi.js';
import { checkRoute, effectOf, type App } from './platform/http/routes.js';
import { invalidInput, validated } from './platform/http/validation.js';
import { withOrigin } from './platform/http/requestOrigin.js';
import { refuseSlowBodies } from './platform/http/slowBodies.js';
import { Metrics } from './telemetry/metrics.js';
import { metricsRoute } from './telemetry/metricsRoute.js';
import { logRequests, requestEnded } from './telemetry/requestLog.js';
import type { Tracing } from './telemetry/tracing.js';
import { sendError, setErrorHandlers } from './platform/errorResponses.js';
import { healthRoutes } from './platform/healthRoutes.js';

const bodyLimit = 256 * 1024;
/** A connection on which nothing moves for this long is cut: an upload that hangs, a download that nobody reads. */
const idleConnectionMs = 120_000;
/** How often it is looked for connections whose head does not come. */
const checkingMs = 5_000;

export interface AppOptions extends AreaContext {
  readonly config: AreaContext['config'] &
    Pick<Config, 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Config, 'metricsToken'>>;
  /** Signs the cross-site cookie and the hashes of idempotent requests. */
  readonly secret: AppSecret;
  /** The metrics. Default: with a registry of their own. */
  readonly metrics?: Metrics;
  /** Makes spans of the requests; without it there is not even a hook. */
  readonly tracing?: Tracing | undefined;
  /** Where the lines of the log go. Default: the standard output. */
  readonly logTo?: { write(line: string): void };
  /** Gets the routes that answer files; the worker of exports asks them. */
  readonly downloads?: Downloads;
  /** Turns true when the process is asked to stop. */
  readonly isDraining?: () => boolean;
}

/**
 * The REST service: every route with its access, every refusal in the one envelope.
 *
 * @throws OperatorError when a route does not say who may call it, or which parameter of its path names its object
 */
export async function buildApp(options: AppOptions): Promise<App> {
  const { secret, config, database, patienceMs = callerPace.patienceMs } = options;
  const isDraining = options.isDraining ?? (() => false);
  const metrics = options.metrics ?? new Metrics();
  const app: App = Fastify({
    logger: {
      level: config.logLevel,
      customLevels: securityLevel,
      base: { tier: 'rest' },
      serializers: { err: loggable },
      ...(options.logTo === undefined ? {} : { stream: options.logTo }),
    },
    bodyLimit,
    connectionTimeout: idleConnectionMs,
    http: { headersTimeout: patienceMs, connectionsCheckingInterval: checkingMs },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: (request) => saneRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // longer than any address that Node lets through: what is no id is answered by the route, like a missing one
    routerOptions: { maxParamLength: 20_000, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
      // of an address that cannot be read no hook hears
      requestEnded(request, reply, metrics);
    },
  }).withTypeProvider();
  app.setValidatorCompiler(({ schema, httpPart }) => (input: unknown) => {
    const result = validated(schema as z.ZodType, input, httpPart);
    return 'fields' in result ? { error: invalidInput(result.fields) } : result;
  });
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyBodies(app);
  setErrorHandlers(app);
  app.addHook('onRoute', checkRoute);
  app.decorateRequest('trace', undefined);
  // before the first hook that asks the database
  options.tracing?.traceRequests(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('isHandled', false);
  app.addHook('preHandler', (request, _reply, done) => {
    request.isHandled = true;
    withOrigin({ address: clientOf(request).address, requestId: request.id }, done);
  });
  refuseSlowBodies(app, patienceMs);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    if (isDraining()) reply.header('connection', 'close');
    const { config, method } = request.routeOptions;
    const { access, isProbe, duringWork: isDuringWork } = config;
    if (access === undefined) return;
    // The order of refusals: who calls, the cross-site header, what its token and what the caller itself may do, and only then the input.
    const token = isProbe === true ? undefined : bearerToken(request.headers.authorization);
    const context = isDuringWork ? duringWork(options) : options;
    const caller = token ? await callerOfBearer(context, token, request) : null;
    // a bearer of nobody's is refused where anybody may call, too: whoever sends one takes itself for signed in
    if (caller === null && (access !== 'public' || token !== undefined)) throw refusedToken(token);
    request.caller = access === 'public' ? null : caller;
    requireCsrfHeader(request, secret);
    requireCredential(
      {
        effect: effectOf(config, String(method)),
        access,
        scope: config.scope,
        sessionOnly: config.sessionOnly === true,
        forTokens: config.forTokens === true,
      },
      request.caller,
    );
    requireAccess(access, request.caller);
    if (config.recentPassword === true) requireRecentPassword(request.caller, options.clock.now());
  });
  logRequests(app, metrics);
  await describeRoutes(app);
  const downloads: Downloads = options.downloads ?? (new Map() as Downloads);
  await app.register(
    (api: App, _options, done) => {
      for (const register of areas) register({ api, secret, downloads, context: options });
      done();
    },
    { prefix: '/api' },
  );
  healthRoutes(app, database, isDraining);
  metricsRoute(app, metrics, config.metricsToken);
  await app.ready();
  return app;
}

/**
 * The caller of a request. While the primary of the database is away, callers of reads are looked up in the replica. A
 * token that it does not have may be of a session begun a moment before: its caller is asked to try again.
 */
function callerOfBearer(context: ServiceContext, token: string, request: FastifyRequest): Promise<Caller | null> {
  const { config, method } = request.routeOptions;
  const onPrimary = (at: ServiceContext) => callerOfToken(at, token, clientOf(request), config.isSilent !== true);
  if (effectOf(config, String(method)) === 'write') return onPrimary(context);
  return duringFailover(context, onPrimary, async (onReplica) => {
    const caller = await callerWithoutUse(onReplica, token);
    if (caller === null) throw new Refusal('UPSTREAM_UNAVAILABLE');
    return caller;
  });
}

/** An empty body is no body, whatever its type: clients send the header with every request. */
function acceptEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, undefined);
    else done(new Refusal('BAD_USER_INPUT'), undefined);
  });
}

function saneRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(header) ? header : undefined;
}
