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
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Callers, type Clock } from './access/callers.js';
import { operationPlugin } from './access/operationPlugin.js';
import type { Config, Mode } from './config.js';
import { createContext, type GatewayContext } from './context.js';
import { formatError } from './errors/formatError.js';
import { callerKey } from './limits/callerKey.js';
import { maxBodyBytes, maxTokens } from './limits/limits.js';
import { Limits } from './limits/operationLimits.js';
import { buildGatewaySchema } from './schema/schema.js';
import { explanationRule } from './telemetry/explanation.js';
import { Metrics } from './telemetry/metrics.js';
import { openTracing } from './telemetry/tracing.js';
import { Upstream } from './upstream/upstream.js';
import { serveClient } from './web/client.js';
import { CsrfCookie, refuseForgedRequests } from './web/csrf.js';
import { drainOnClose } from './web/drain.js';
import { serveFiles } from './web/files.js';
import { answerFailure, answerUnreadable } from './web/failures.js';
import { serveHealth } from './web/health.js';
import { serveMetrics } from './web/metrics.js';
import { completeErrors } from './web/completeErrors.js';
import { bearerOf, identityOf, requestIdOf } from './web/requestIdentity.js';
import { logRequests } from './web/requestLog.js';
import { sandbox } from './web/sandbox.js';
import { sandboxPolicy, secureHeaders } from './web/securityHeaders.js';
import { traceRequests } from './web/traceRequests.js';

export interface GatewayParts {
  readonly config: Config;
  /** The time by which callers are remembered; the system's by default. */
  readonly clock?: Clock;
  /** What counts; by default with a registry of its own. */
  readonly metrics?: Metrics;
  /** The REST service; by default at the address of the configuration. */
  readonly upstream?: Upstream;
  /** Where the log goes; by default the standard output. */
  readonly log?: { write(line: string): void };
}

/**
 * Builds the gateway: GraphQL at /graphql, files at /files and /uploads, the built client, /health, /ready and /metrics.
 *
 * @returns the app, ready to listen; closing it lets running operations finish
 * @throws Error where the schema breaks its own rules (`directives/rootFields.ts`)
 */
export async function buildGateway({
  config,
  clock = Date,
  metrics = new Metrics(),
  upstream = new Upstream(config, metrics),
  log,
}: GatewayParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: maxBodyBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    // Longer than any address that Node lets through: what is no ticket is answered by the route.
    routerOptions: { maxParamLength: 20_000 },
  });
  const https = config.publicUrl.startsWith('https:');
  const csrf = new CsrfCookie(config.appSecret, https);
  const apollo = buildApollo(config, app, clock);
  await app.register(fastifyCookie);
  logRequests(app, metrics);
  traceRequests(app, await openTracing(config.tracing));
  secureHeaders(app, { https });
  refuseForgedRequests(app, csrf);
  app.setErrorHandler(answerFailure);
  serveHealth(app, upstream, drainOnClose(app));
  serveMetrics(app, metrics, config.metricsToken);
  await apollo.start();
  serveGraphql(app, apollo, { csrf, upstream, callers: new Callers(clock), mode: config.mode });
  serveFiles(app, upstream);
  serveClient(app, config.clientDir, csrf);
  app.addHook('onClose', async () => {
    await apollo.stop();
    await upstream.close();
  });
  return app;
}

function buildApollo({ mode }: Config, app: FastifyInstance, clock: Clock): ApolloServer<GatewayContext> {
  const schema = buildGatewaySchema();
  const isOpen = mode !== 'production';
  return new ApolloServer<GatewayContext>({
    schema,
    introspection: isOpen,
    hideSchemaDetailsFromClientErrors: !isOpen,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens },
    formatError,
    logger: app.log,
    plugins: [
      operationPlugin(schema, new Limits(schema, { clock })),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      isOpen ? sandbox() : ApolloServerPluginLandingPageDisabled(),
    ],
  });
}

interface GraphqlParts {
  readonly csrf: CsrfCookie;
  readonly upstream: Upstream;
  readonly callers: Callers;
  readonly mode: Mode;
}

function serveGraphql(app: FastifyInstance, apollo: ApolloServer<GatewayContext>, parts: GraphqlParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: fastifyApolloHandler(apollo, { context: async (request, reply) => contextOf(request, reply, parts) }),
    onSend: [completeErrors, async (request, reply) => sandboxHeaders(request, reply, parts.csrf)],
  });
}

/** The context of a request; its upstream calls end when the client goes. */
function contextOf(request: FastifyRequest, reply: FastifyReply, parts: GraphqlParts): GatewayContext {
  const { upstream, callers, mode } = parts;
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const token = bearerOf(request);
  const isKnown = token !== undefined && callers.remembered(token) !== undefined;
  return createContext({
    requestId: request.id,
    observation: request.observation,
    explanation: explanationRule(request.headers, mode),
    token,
    payer: callerKey(isKnown ? token : undefined, request.ip),
    callers,
    upstream: upstream.forRequest(identityOf(request), gone.signal),
  });
}

function sandboxHeaders(request: FastifyRequest, reply: FastifyReply, csrf: CsrfCookie): void {
  void reply.header('cache-control', 'no-store');
  if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
  void reply.header('content-security-policy', sandboxPolicy);
  csrf.ensure(request, reply);
}
