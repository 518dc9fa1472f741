import type { AppSecret } from '@gdd/schema/secret';
import { bearerToken } from '@gdd/schema/session';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { callerPace } from '@gdd/schema/callerPace';
import { areas, type AreaContext } from './areas.js';
import { callerOfToken, callerWithoutUse } from './people/auth/sessions.js';
import type { Config } from './config.js';
import type { Downloads } from './ground/files/downloads.js';
import {
  refusedToken,
  requireAccess,
  requireCredential,
  requireFactor,
  requireStepUp,
  type Caller,
} from './ground/platform/http/caller.js';
import { clientOf, securityLevel } from './ground/platform/http/client.js';
import { duringFailover, duringWork, type ServiceContext } from './ground/platform/context.js';
import { requireCsrfHeader } from './ground/platform/http/csrf.js';
import { Refusal } from './ground/platform/http/errors.js';
import { loggable } from './ground/database/connections/failures.js';
import { describeRoutes } from './ground/platform/http/openapi.js';
import { callerOf, checkRoute, effectOf, type App } from './ground/platform/http/routes.js';
import { invalidInput, validated } from './ground/platform/http/validation.js';
import { refuseCodedBodies } from './ground/platform/http/codedBodies.js';
import { withOrigin } from './ground/platform/http/requestOrigin.js';
import { refuseSlowBodies } from './ground/platform/http/slowBodies.js';
import { Metrics } from './ground/telemetry/metrics.js';
import { metricsRoute } from './ground/telemetry/metricsRoute.js';
import { logRequests, requestEnded } from './ground/telemetry/requestLog.js';
import type { Tracing } from './ground/telemetry/tracing.js';
import { sendError, setErrorHandlers } from './ground/platform/errorResponses.js';
import { healthRoutes } from './ground/platform/healthRoutes.js';

const bodyLimit = 256 * 1024;
/** A connection without traffic for this long is closed: a hanging upload, a download that is not read. */
const idleConnectionMs = 120_000;
/** How often connections are checked for request headers that do not arrive in time. */
const connectionsCheckMs = 5_000;

export interface AppOptions extends AreaContext {
  readonly config: AreaContext['config'] &
    Pick<Config, 'trustedProxies' | 'logLevel'> &
    Partial<Pick<Config, 'metricsToken'>>;
  /** Signs the cross-site cookie and the hashes of idempotent requests. */
  readonly secret: AppSecret;
  /** Default: metrics in a new registry. */
  readonly metrics?: Metrics;
  /** Traces requests; default: no tracing, and no hook for it. */
  readonly tracing?: Tracing | undefined;
  /** Receives the lines of the log; default: the standard output. */
  readonly logTo?: { write(line: string): void };
  /** Filled with the routes that send files, for the worker of exports. */
  readonly downloads?: Downloads;
  /** Whether the process has been told to stop; default: false. */
  readonly isDraining?: () => boolean;
}

/**
 * Builds the REST service with all routes, hooks and error handlers.
 *
 * @throws OperatorError if a route does not declare its access, or which parameter of its path names its object
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
    http: { headersTimeout: patienceMs, connectionsCheckingInterval: connectionsCheckMs },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: (request) => saneRequestId(request.headers['x-request-id']) ?? randomUUID(),
    // longer than any URL that Node accepts: the route itself responds to invalid ids, with the same 404 as to unknown
    // ones
    routerOptions: { maxParamLength: 20_000, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply);
      // no hook runs for a malformed URL
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
  // before the first hook that queries the database, so that its statements are traced
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
    // The order of checks: the caller, the cross-site header, the access of the credential, that of the user; then the
    // input.
    const token = isProbe === true ? undefined : bearerToken(request.headers.authorization);
    const context = isDuringWork ? duringWork(options) : options;
    const caller = token ? await callerOfBearer(context, token, request) : null;
    // an invalid token is refused on public routes, too: the client believes that it is signed in
    if (caller === null && (access !== 'public' || token !== undefined)) throw refusedToken(token);
    request.caller = access === 'public' ? null : caller;
    requireCsrfHeader(request, secret);
    requireCredential(
      {
        effect: effectOf(config, String(method)),
        access,
        scope: config.scope,
        ownScope: config.ownScope === true,
        sessionOnly: config.sessionOnly === true,
        forTokens: config.forTokens === true,
      },
      request.caller,
    );
    requireAccess(access, request.caller);
    if (request.caller !== null && config.whileFactorDue !== true) requireFactor(request.caller, options.clock);
    if (config.stepUp === true) requireStepUp(callerOf(request), options.clock);
  });
  refuseCodedBodies(app);
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
 * The caller of a request. While the primary of the database is unavailable, callers of reads are looked up in the
 * replica. A token that is unknown there may belong to a session that was not replicated yet: the response is then
 * UPSTREAM_UNAVAILABLE, so that the client tries again.
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

/** Accepts an empty body of any content type as no body, because clients send the header with every request. */
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

/** The request id sent by the client, if it has an acceptable form. */
function saneRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(header) ? header : undefined;
}
