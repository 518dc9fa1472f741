import type { AppSecret } from '@gdd/schema/secret';
import { bearerToken } from '@gdd/schema/session';
import { randomUUID } from 'node:crypto';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { callerPace } from '@gdd/schema/callerPace';
import { auditFileRoutes } from './audit/fileRoutes.js';
import { auditRoutes } from './audit/routes.js';
import { personalTokenRoutes } from './auth/personalTokens/personalTokenRoutes.js';
import { authRoutes } from './auth/routes.js';
import { sessionRoutes } from './auth/sessionRoutes.js';
import { callerOfToken } from './auth/sessions.js';
import { campaignDealerRoutes } from './memberships/dealers/dealerRoutes.js';
import { campaignFileRoutes } from './campaigns/fileRoutes.js';
import { membershipFileRoutes } from './memberships/fileRoutes.js';
import { statementRoutes } from './statements/routes.js';
import { forecastRoutes } from './memberships/forecast/forecastRoutes.js';
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
import { requireAccess, requireCredential, requireRecentPassword } from './platform/http/caller.js';
import { clientOf, securityLevel } from './platform/http/client.js';
import { duringWork } from './platform/context.js';
import { requireCsrfHeader } from './platform/http/csrf.js';
import { Refusal } from './platform/http/errors.js';
import { loggable } from './database/connections/failures.js';
import { describeRoutes } from './platform/http/openapi.js';
import { checkRoute, effectOf, type App } from './platform/http/routes.js';
import { invalidInput, validated } from './platform/http/validation.js';
import { withOrigin } from './platform/http/requestOrigin.js';
import { refuseSlowBodies } from './platform/http/slowBodies.js';
import { dashboardRoutes } from './reports/dashboard/dashboardRoutes.js';
import { Metrics } from './telemetry/metrics.js';
import { metricsRoute } from './telemetry/metricsRoute.js';
import { logRequests, requestEnded } from './telemetry/requestLog.js';
import type { Tracing } from './telemetry/tracing.js';
import { prevYearRoutes } from './reports/prevYear/prevYearRoutes.js';
import { reportFileRoutes } from './reports/files/fileRoutes.js';
import { reminderLetters } from './memberships/reminders/reminders.js';
import { reminderRoutes } from './reminders/routes.js';
import { reportRoutes } from './reports/routes.js';
import { dealerLinkRoutes } from './share/dealerLinkRoutes.js';
import { proposalRoutes } from './proposals/routes.js';
import { shareRoutes } from './share/routes.js';
import { simulationRoutes } from './simulations/routes.js';
import type { SimulationContext } from './simulations/service.js';
import { userManagementRoutes } from './users/managementRoutes.js';
import { userRoutes } from './users/routes.js';
import { sendError, setErrorHandlers } from './platform/errorResponses.js';
import { healthRoutes } from './platform/healthRoutes.js';

const bodyLimit = 256 * 1024;
/** A connection on which nothing moves for this long is cut: an upload that hangs, a download that nobody reads. */
const idleConnectionMs = 120_000;
/** How often it is looked for connections whose head does not come. */
const checkingMs = 5_000;

export interface AppOptions extends ImportContext, ExportContext, SimulationContext {
  readonly config: Pick<Config, 'trustedProxies' | 'logLevel' | 'privacyEmail' | 'publicUrl'> &
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
    const { access, isProbe, duringWork: isDuringWork } = request.routeOptions.config;
    if (access === undefined) return;
    // The order of refusals: who calls, the cross-site header, what its token and what the caller itself may do, and only then the input.
    const token = isProbe === true ? undefined : bearerToken(request.headers.authorization);
    const requestContext = isDuringWork ? duringWork(options) : options;
    const caller = token ? await callerOfToken(requestContext, token, clientOf(request)) : null;
    // a bearer of nobody's is refused where anybody may call, too: whoever sends one takes itself for signed in
    if (access !== 'public' || token !== undefined) requireAccess('account', caller);
    request.caller = access === 'public' ? null : caller;
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
    if (config.recentPassword === true) requireRecentPassword(request.caller, options.clock.now());
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
      simulationRoutes(api, options, secret, downloads);
      proposalRoutes(api, options, secret, downloads);
      campaignRoutes(api, options, secret);
      campaignDealerRoutes(api, options);
      membershipRoutes(api, options, secret);
      statementRoutes(api, options, downloads);
      forecastRoutes(api, options);
      const letters = reminderLetters(options.database, options.programmeDay, options.config);
      reminderRoutes(api, options, secret, downloads, letters);
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
