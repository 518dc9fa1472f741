import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import fastifyCookie from '@fastify/cookie';
import type { GraphQLSchema } from 'graphql';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Callers, type Clock } from './access/callers.js';
import type { Config, Mode } from './config.js';
import { createContext, type GatewayContext } from './context.js';
import { formatError, maxRequestFaults } from './errors/formatError.js';
import { maxBodyBytes, maxTokens } from './limits/limits.js';
import { Limits } from './limits/operationLimits.js';
import type { SharedRates } from './limits/sharedRates.js';
import { executeTrusted, plainRequest } from './operations/executeTrusted.js';
import { compilingExecutor } from './operations/compilingExecutor.js';
import { requestSourceOf, withText } from './operations/requestSource.js';
import { operationPlugin } from './operations/operationPlugin.js';
import { Operations } from './operations/operations.js';
import { TrustedDocuments, type DocumentManifest } from './operations/trustedDocuments.js';
import { DocumentExports } from './documents/DocumentExports.js';
import { buildGatewaySchema } from './gatewaySchema.js';
import { LiveStreams } from './live/LiveStreams.js';
import { serveStreams } from './live/serveStreams.js';
import { explanationRule } from './telemetry/explanation.js';
import { Metrics } from './telemetry/metrics.js';
import { openTracing } from './telemetry/openTracing.js';
import type { Drift } from './upstream/drift.js';
import { gatewayKeyFor } from './upstream/gatewayKey.js';
import { Upstream } from './upstream/upstream.js';
import { serveClient } from './web/client.js';
import { CsrfCookie, refuseForgedRequests } from './web/csrf.js';
import { drainOnClose } from './web/drain.js';
import { refuseCodedBodies } from './web/codedBodies.js';
import { serveFiles } from './web/files.js';
import { sendFailure, sendUnreadable } from './web/failures.js';
import { serveHealth } from './web/health.js';
import { serveMetrics } from './web/requests/metrics.js';
import { completeErrors } from './web/completeErrors.js';
import { bearerOf, identityOf, requestIdOf, anonymousIdentityOf } from './web/requests/requestIdentity.js';
import { logRequests } from './web/requests/requestLog.js';
import { sandbox } from './web/sandbox.js';
import { sandboxPolicy, secureHeaders } from './web/securityHeaders.js';
import { refuseSlowBodies } from './web/slowBodies.js';
import { serveSecurityTxt } from './web/securityTxt.js';
import { serveUnsubscribe } from './web/unsubscribe.js';
import { traceRequests } from './web/requests/traceRequests.js';

/** Milliseconds after which an idle connection is closed, such as one whose client does not read the response. */
const idleConnectionMs = 120_000;
/** Milliseconds between Node's checks for connections whose request head has timed out. */
const checkingMs = 5_000;

export interface GatewayParts {
  readonly config: Config;
  /** The clock of caches, rates and breakers; default: the system's. */
  readonly clock?: Clock;
  /** The metrics; by default with a registry of their own. */
  readonly metrics?: Metrics;
  /** The REST service; by default at the address of the configuration. */
  readonly upstream?: Upstream;
  /** The portal's own documents; by default those of the contracts. */
  readonly manifest?: DocumentManifest;
  /** Where the log goes; by default the standard output. */
  readonly log?: { write(line: string): void };
}

/**
 * Builds the gateway: GraphQL at /graphql, files at /files and /uploads, the built client, /health, /ready and
 * /metrics.
 *
 * @returns the app, ready to listen; closing it lets running operations finish
 * @throws Error where the schema breaks its own rules (`directives/rootFields.ts`)
 */
export async function buildGateway({
  config,
  clock = Date,
  metrics = new Metrics(),
  manifest,
  log,
  ...parts
}: GatewayParts): Promise<FastifyInstance> {
  const https = config.publicUrl.startsWith('https:');
  const app = Fastify({
    logger: { level: config.logLevel, base: { tier: 'gateway' }, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: maxBodyBytes,
    connectionTimeout: idleConnectionMs,
    http: { headersTimeout: config.deadlines.idle, connectionsCheckingInterval: checkingMs },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendUnreadable(error, request, reply, https),
    // longer than any address that Node accepts, so that the route itself responds to invalid tickets
    routerOptions: { maxParamLength: 20_000 },
  });
  const warn = (drift: Drift) => app.log.warn(drift, 'an answer of the REST service is not as described');
  const upstream = parts.upstream ?? new Upstream(config, { listener: metrics, clock, warn });
  metrics.watchAreas(() => upstream.areas());
  metrics.watchDrift(() => upstream.drifts());
  const csrf = new CsrfCookie(config);
  const schema = buildGatewaySchema();
  const rates = await sharedRates(config, metrics, app);
  const limits = new Limits({ clock, channels: config.channels, ...(rates && { rates }) });
  const operations = new Operations(schema, limits, app.log);
  const documents = new TrustedDocuments(schema, operations, manifest);
  const apollo = buildApollo(config, schema, operations, app);
  await app.register(fastifyCookie);
  refuseSlowBodies(app, config.deadlines.idle);
  logRequests(app, metrics);
  traceRequests(app, await openTracing(config.tracing));
  secureHeaders(app, { https });
  refuseForgedRequests(app, csrf);
  refuseCodedBodies(app);
  app.setErrorHandler(sendFailure);
  serveHealth(app, upstream, drainOnClose(app));
  serveMetrics(app, metrics, config.metricsToken);
  await apollo.start();
  const documentExports = new DocumentExports({
    schema,
    operations,
    gatewayKey: gatewayKeyFor('pages', config.appSecret),
    log: app.log,
  });
  const callers = new Callers(clock);
  const graphql = { mode: config.mode, csrf, upstream, callers, operations, documents, documentExports };
  serveGraphql(app, apollo, graphql);
  const streams = new LiveStreams({ upstream, appSecret: config.appSecret, log: app.log });
  metrics.watchStreams(() => streams.size);
  serveStreams(app, {
    schema,
    operations,
    streams,
    begin: (request, reply) => {
      const { trusted } = (request.source = requestSourceOf(request, graphql));
      return { context: contextOf(request, reply, graphql), ...(trusted && { trusted: trusted.text }) };
    },
  });
  serveFiles(app, upstream);
  serveUnsubscribe(app, upstream);
  serveSecurityTxt(app, config, clock);
  serveClient(app, config.clientDir, csrf, config.mode);
  app.addHook('onClose', async () => {
    await documentExports.close();
    rates?.close();
    await apollo.stop();
    await upstream.close();
  });
  return app;
}

/** The rates that gateways share; undefined without `REDIS_URL`, then the module is not loaded. */
async function sharedRates(
  { redisUrl, deadlines }: Config,
  metrics: Metrics,
  { log }: FastifyInstance,
): Promise<SharedRates | undefined> {
  if (redisUrl === undefined) return undefined;
  const { SharedRates } = await import('./limits/sharedRates.js');
  const rates = await SharedRates.open(redisUrl, deadlines.rate, (isShared) =>
    isShared
      ? log.info('rates are counted by Redis, for all gateways')
      : log.warn('Redis does not answer: this gateway counts rates by itself'),
  );
  metrics.watchRates(() => rates.isShared);
  return rates;
}

function buildApollo(
  { mode }: Config,
  schema: GraphQLSchema,
  operations: Operations,
  app: FastifyInstance,
): ApolloServer<GatewayContext> {
  const isOpen = mode !== 'production';
  return new ApolloServer<GatewayContext>({
    gateway: compilingExecutor(schema),
    // `Operations` decides by the channel who may use introspection
    introspection: true,
    hideSchemaDetailsFromClientErrors: !isOpen,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors: maxRequestFaults },
    formatError,
    logger: app.log,
    plugins: [
      operationPlugin(operations),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      isOpen ? sandbox(mode) : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}

interface GraphqlParts {
  readonly mode: Mode;
  readonly csrf: CsrfCookie;
  readonly upstream: Upstream;
  readonly callers: Callers;
  readonly operations: Operations;
  readonly documents: TrustedDocuments;
  readonly documentExports: DocumentExports;
}

/** Serves /graphql: trusted documents are executed directly, all others by Apollo's pipeline. */
function serveGraphql(app: FastifyInstance, apollo: ApolloServer<GatewayContext>, parts: GraphqlParts): void {
  app.decorateRequest('source');
  const executeFree = fastifyApolloHandler(apollo, {
    context: (request, reply) => Promise.resolve(contextOf(request, reply, parts)),
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: function (request, reply) {
      const { trusted } = (request.source = requestSourceOf(request, parts));
      const plain = trusted && plainRequest(request, trusted);
      if (trusted && plain) {
        return executeTrusted(trusted, plain, contextOf(request, reply, parts), parts.operations, reply);
      }
      request.body = withText(request.body, trusted?.text);
      return executeFree.call(app, request, reply);
    },
    onSend: [
      completeErrors,
      (request, reply, _payload, done) => {
        sandboxHeaders(request, reply, parts.csrf);
        done();
      },
    ],
  });
}

/** The context of a request; its upstream calls are cancelled when the client disconnects. */
function contextOf(request: FastifyRequest, reply: FastifyReply, parts: GraphqlParts): GatewayContext {
  const { upstream, callers, mode } = parts;
  const { channel } = request.source;
  // share pages ignore the session: the link is the only credential
  const isShare = channel === 'share';
  const identity = isShare ? anonymousIdentityOf(request) : identityOf(request);
  const calls = upstream.forRequest(identity);
  reply.raw.once('close', () => calls.end());
  const bearer = isShare ? undefined : bearerOf(request);
  const known = bearer && callers.remembered(bearer.key);
  request.operationLog.userId = known?.userId;
  return createContext({
    requestId: request.id,
    channel,
    operationLog: request.operationLog,
    explanation: explanationRule(request.headers, mode),
    bearer,
    clientAddress: identity.clientAddress,
    acceptLanguage: request.headers['accept-language'],
    callers,
    upstream: calls,
    startDocument: (asked, asking) =>
      parts.documentExports.start(asked, () => detachedContextOf(request, parts), asking),
  });
}

/** A context for a background operation of the same caller, which outlives the request and its log line. */
function detachedContextOf(request: FastifyRequest, { upstream, callers }: GraphqlParts): GatewayContext {
  const { requestId, clientAddress, token } = identityOf(request);
  return createContext({
    requestId,
    channel: request.source.channel,
    operationLog: {},
    explanation: 'nobody',
    bearer: bearerOf(request),
    clientAddress,
    acceptLanguage: request.headers['accept-language'],
    callers,
    upstream: upstream.forRequest({ requestId, clientAddress, ...(token !== undefined && { token }) }),
    startDocument: () => Promise.reject(new Error('A page of a document begins no export.')),
  });
}

function sandboxHeaders(request: FastifyRequest, reply: FastifyReply, csrf: CsrfCookie): void {
  void reply.header('cache-control', 'no-store');
  if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
  void reply.header('content-security-policy', sandboxPolicy);
  csrf.ensure(request, reply);
}
