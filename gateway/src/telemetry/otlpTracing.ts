import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TracingSettings } from '../config.js';
import type { Call, CalledEndpoint, CallSpan } from '../upstream/call.js';
import type { RequestTrace, TracedEnd, TracedRequest, Tracing } from './tracing.js';

/** Milliseconds for one export: a collector that does not respond must not delay the end of the process. */
const patience = 300;

/**
 * Spans by OTLP over HTTP, with its own provider: nothing global is registered, and no library is instrumented. A span
 * is named by its route; names that callers choose are only attributes, and secrets are never recorded.
 */
export class OtlpTracing implements Tracing {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor({ endpoint, serviceName, share }: TracingSettings) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: patience });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: patience })],
    });
    this.tracer = this.provider.getTracer('gdd-gateway');
  }

  begin({ method, route, requestId, traceparent }: TracedRequest): RequestTrace {
    const attributes = { 'http.request.method': method, 'http.route': route, 'gdd.request_id': requestId };
    const parent = parentOf(traceparent);
    const span = this.tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    return new OtlpRequestTrace(this.tracer, span);
  }

  async close(): Promise<void> {
    // a failed export must not make the shutdown fail
    await this.provider.shutdown().catch(() => undefined);
  }
}

class OtlpRequestTrace implements RequestTrace {
  readonly traceparent: string;
  private readonly context: Context;

  constructor(
    private readonly tracer: Tracer,
    private readonly span: Span,
  ) {
    this.traceparent = traceparentOf(span.spanContext());
    this.context = trace.setSpan(ROOT_CONTEXT, span);
  }

  beginCall({ area, method, path }: CalledEndpoint): CallSpan {
    const attributes = { 'http.request.method': method, 'url.template': path, 'gdd.area': area };
    const span = this.tracer.startSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes }, this.context);
    return { traceparent: traceparentOf(span.spanContext()), end: (call) => endCall(span, call) };
  }

  end({ status, channel, operationName, codes = [] }: TracedEnd): void {
    const { span } = this;
    span.setAttribute('http.response.status_code', status);
    if (channel !== undefined) span.setAttribute('gdd.channel', channel);
    if (operationName !== undefined) span.setAttribute('graphql.operation.name', operationName);
    if (codes.length > 0) span.setAttribute('gdd.codes', [...codes]);
    if (status >= 500 || codes.some((code) => failures.test(code))) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}

/** The codes of failures, as opposed to refusals. */
const failures = /^(UPSTREAM_|INTERNAL_)/;

function endCall(span: Span, { status, failure, batchSize, retried, shared, outcome }: Call): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (failure !== undefined) span.setAttribute('error.type', failure);
  if (batchSize !== undefined) span.setAttribute('gdd.batch_size', batchSize);
  span.setAttributes({ 'gdd.retried': retried, 'gdd.shared': shared });
  if (status === undefined || outcome === '5xx') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
}

/** W3C trace context, version 00. */
function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
