import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { callerPace } from '@gdd/schema/callerPace';
import { auditFileRoutes } from './audit/fileRoutes.js';
import { auditRoutes } from './audit/routes.js';
import { personalTokenRoutes } from './auth/personalTokenRoutes.js';
import { authRoutes } from './auth/routes.js';
import { sessionRoutes } from './auth/sessionRoutes.js';
import { callerOfToken } from './auth/sessions.js';
import { campaignDealerRoutes } from './memberships/dealerRoutes.js';
import { campaignFileRoutes } from './campaigns/fileRoutes.js';
import { membershipFileRoutes } from './memberships/fileRoutes.js';
import { statementRoutes } from './statements/routes.js';
import { forecastRoutes } from './memberships/forecastRoutes.js';
import { membershipRoutes } from './memberships/routes.js';
import { campaignRoutes } from './campaigns/routes.js';
import type { Config } from './config.js';
import { consentRoutes } from './consent/routes.js';
import { listRoutes } from './lists/routes.js';
import { dealerFileRoutes } from './dealers/fileRoutes.js';
import { contentRoutes } from './content/routes.js';
import { customerFileRoutes } from './customers/fileRoutes.js';
import { customerRoutes } from './customers/routes.js';
import { dealerRoutes } from './dealers/routes.js';
import type { Downloads } from './files/downloads.js';
import { exportJobRoutes } from './exports/routes.js';
import type { ExportContext } from './exports/service.js';
import { fileRoutes } from './files/routes.js';
import { importRoutes } from './imports/routes.js';
import type { ImportContext } from './imports/service.js';
import { requireAccess, requireCredential } from './platform/caller.js';
import { clientOf, securityLevel } from './platform/client.js';
import { duringWork, type ServiceContext } from './platform/context.js';
import { requireCsrfHeader } from './platform/csrf.js';
import { fieldsOf, Refusal } from './platform/errors.js';
import { isConnectionLost, isDatabaseDown, loggable, TransactionLost } from './database/failures.js';
import { describeRoutes } from './platform/openapi.js';
import { checkRoute, effectOf, type App } from './platform/routes.js';
import { withOrigin } from './platform/requestOrigin.js';
import { refuseSlowBodies } from './platform/slowBodies.js';
import { StorageFailure } from './platform/storage.js';
import { dashboardRoutes } from './reports/dashboardRoutes.js';
import { Metrics } from './telemetry/metrics.js';
import { metricsRoute } from './telemetry/metricsRoute.js';
import { logRequests, requestEnded } from './telemetry/requestLog.js';
import type { Tracing } from './telemetry/tracing.js';
import { prevYearRoutes } from './reports/prevYearRoutes.js';
import { reportFileRoutes } from './reports/fileRoutes.js';
import { reminderRoutes } from './reminders/routes.js';
import { reportRoutes } from './reports/routes.js';
import { dealerLinkRoutes } from './share/dealerLinkRoutes.js';
import { shareRoutes } from './share/routes.js';
import { userManagementRoutes } from './users/managementRoutes.js';
import { userRoutes } from './users/routes.js';

const bodyLimit = 256 * 1024;
/** A connection on which nothing moves for this long is cut: an upload that hangs, a download that nobody reads. */
const idleConnectionMs = 120_000;
/** How often it is looked for connections whose head does not come. */
const checkingMs = 5_000;

export interface AppOptions extends ImportContext, ExportContext {
  readonly config: Pick<Config, 'trustedProxies' | 'logLevel' | 'privacyEmail' | 'publicUrl'> &
    Partial<Pick<Config, 'metricsToken'>>;
  /** Signs the cross-site cookie and the hashes of idempotent requests. */
  readonly secret: string;
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
 * @throws Error when a route does not say who may call it, or which parameter of its path names its object
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
      answerError(error, request, reply);
      // of an address that cannot be read no hook hears
      requestEnded(request, reply, metrics);
    },
  }).withTypeProvider();
  app.setValidatorCompiler(({ schema }) => (input: unknown) => {
    const result = (schema as z.ZodType).safeParse(input);
    if (result.success) return { value: result.data };
    return { error: new Refusal('BAD_USER_INPUT', { fields: fieldsOf(result.error, input) }) };
  });
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  answerRefusals(app);
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
    const { access, duringWork: isDuringWork } = request.routeOptions.config;
    if (access === undefined) return;
    // The order of refusals: who calls, the cross-site header, what its token and what the caller itself may do, and only then the input.
    const token = access === 'public' ? undefined : bearerToken(request.headers.authorization);
    const asked = isDuringWork ? duringWork(options) : options;
    request.caller = token === undefined ? null : await callerOfToken(asked, token, clientOf(request));
    if (access !== 'public') requireAccess('account', request.caller);
    requireCsrfHeader(request, secret);
    const { config, method } = request.routeOptions;
    requireCredential(
      {
        effect: effectOf(config, String(method)),
        sessionOnly: config.sessionOnly === true,
        forTokens: config.forTokens === true,
      },
      request.caller,
    );
    requireAccess(access, request.caller);
  });
  logRequests(app, metrics);
  await describeRoutes(app);
  const downloads: Downloads = options.downloads ?? (new Map() as Downloads);
  await app.register(
    (api: App, _options, done) => {
      authRoutes(api, options, secret);
      sessionRoutes(api, options);
      personalTokenRoutes(api, options, secret);
      listRoutes(api, options);
      userRoutes(api, options, secret);
      userManagementRoutes(api, options, secret);
      customerRoutes(api, options, secret);
      customerFileRoutes(api, options, downloads);
      dealerRoutes(api, options, secret);
      dealerFileRoutes(api, options, downloads);
      dealerLinkRoutes(api, options, options.config.publicUrl);
      shareRoutes(api, options);
      auditRoutes(api, options);
      contentRoutes(api, options, secret, downloads);
      auditFileRoutes(api, options, downloads);
      fileRoutes(api, options, secret, downloads);
      exportJobRoutes(api, options, secret, downloads);
      importRoutes(api, options, downloads);
      campaignRoutes(api, options, secret);
      campaignDealerRoutes(api, options);
      membershipRoutes(api, options, secret);
      statementRoutes(api, options, downloads);
      forecastRoutes(api, options);
      reminderRoutes(api, options, secret, downloads);
      campaignFileRoutes(api, options, secret, downloads);
      membershipFileRoutes(api, options, downloads);
      consentRoutes(api, options);
      dashboardRoutes(api, options);
      prevYearRoutes(api, options);
      reportRoutes(api, options);
      reportFileRoutes(api, options, downloads, options.config.publicUrl);
      done();
    },
    { prefix: '/api' },
  );
  healthRoutes(app, database, isDraining);
  metricsRoute(app, metrics, config.metricsToken);
  await app.ready();
  return app;
}

function healthRoutes(app: App, database: ServiceContext['database'], isDraining: () => boolean): void {
  const status = z.object({ status: z.enum(['ok', 'draining', 'unavailable']) });
  const tags = ['health'];
  app.get(
    '/health',
    {
      config: { access: 'public', internal: true, isProbe: true },
      schema: {
        operationId: 'health',
        summary: 'Whether the process answers',
        description: 'Asks nobody else.',
        tags,
        response: { 200: status },
      },
    },
    () => ({ status: 'ok' as const }),
  );
  app.get(
    '/ready',
    {
      config: { access: 'public', internal: true, isProbe: true },
      schema: {
        operationId: 'ready',
        summary: 'Whether the service can do its work',
        description: '503 while the database does not answer, and once the process was asked to stop.',
        tags,
        response: { 200: status, 503: status },
      },
    },
    async (request, reply) => {
      if (isDraining()) return reply.code(503).send({ status: 'draining' });
      try {
        await database.execute(sql`select 1`);
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        return reply.code(503).send({ status: 'unavailable' });
      }
      return { status: 'ok' as const };
    },
  );
}

/** An empty body with the JSON type is no body: clients send the header with every request. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

function answerRefusals(app: App): void {
  app.setNotFoundHandler((request, reply) => {
    const refusal = new Refusal('NOT_FOUND');
    request.refusedWith = refusal.code;
    return reply.code(refusal.status).send(refusal.body(request.id));
  });
  app.setErrorHandler(answerError);
}

/** Also for what is wrong before any route is known: an address that cannot be read. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalFor(error, request);
  request.refusedWith = refusal.code;
  if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
  const { retryAfter } = refusal.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (refusal.code === 'UNAUTHENTICATED') reply.header('www-authenticate', 'Bearer');
  void reply
    .code(refusal.status)
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal.body(request.id));
}

/** What the caller is told of an error; whatever is not known here is our fault, and told as nothing else. */
function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isDoubtful(error, request)) return new Refusal('UPSTREAM_UNAVAILABLE', { reason: 'outcomeUnknown' });
  if (error instanceof StorageFailure || isDatabaseDown(error)) return new Refusal('UPSTREAM_UNAVAILABLE');
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('PAYLOAD_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return new Refusal('BAD_USER_INPUT');
    default:
      return error.name === 'SyntaxError' && error.statusCode === 400
        ? new Refusal('BAD_USER_INPUT')
        : new Refusal('INTERNAL_SERVER_ERROR');
  }
}

/** Whether a write may have been done: its connection broke, and nothing says that what it did was taken back. */
function isDoubtful(error: FastifyError, request: FastifyRequest): boolean {
  if (!request.isHandled || effectOf(request.routeOptions.config, request.method) !== 'write') return false;
  return isConnectionLost(error) && !(error instanceof TransactionLost && error.isTakenBack);
}

function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header ?? '')?.[1];
}

function saneRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(header) ? header : undefined;
}
