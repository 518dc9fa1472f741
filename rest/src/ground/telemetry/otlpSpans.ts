import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
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
import type { TracingSettings } from '../../config.js';
import { kindOf, type StatementObserver } from '../database/connections/statements.js';
import { loggable } from '../database/connections/failures.js';
import type { RequestTrace, SpanMaker, TracedEnd, TracedRequest } from './tracing.js';

/** Timeout of an export in milliseconds: a collector that does not respond must not delay the end of the process. */
const exportTimeoutMs = 300;
/** The maximum number of characters of a statement in its span. */
const maxStatementLength = 4000;

/**
 * Spans sent by OTLP over HTTP, with a separate provider: nothing is registered globally, and no library is
 * instrumented. A span is named after its route or the kind of its statement; it has the text of the statement with
 * placeholders, without values. The gateway, which starts most of these traces, does the same.
 */
export class OtlpSpans implements SpanMaker {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: Tracer;

  constructor({ endpoint, serviceName, share }: TracingSettings) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: exportTimeoutMs })],
    });
    this.tracer = this.provider.getTracer('gdd-rest');
  }

  begin({ method, route, requestId, traceparent }: TracedRequest): RequestTrace {
    const attributes = { 'http.request.method': method, 'http.route': route, 'gdd.request_id': requestId };
    const options = { kind: SpanKind.SERVER, attributes };
    return new OtlpRequestTrace(
      this.tracer,
      this.tracer.startSpan(`${method} ${route}`, options, parentOf(traceparent)),
    );
  }

  async close(): Promise<void> {
    // an export that fails must not make the shutdown fail
    await this.provider.shutdown().catch(() => undefined);
  }
}

class OtlpRequestTrace implements RequestTrace {
  private readonly context: Context;

  constructor(
    private readonly tracer: Tracer,
    private readonly span: Span,
  ) {
    this.context = trace.setSpan(ROOT_CONTEXT, span);
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  readonly observeStatement: StatementObserver = (statement) => {
    // background work woken by a request runs on after it, and is not part of its trace
    if (!this.span.isRecording()) return () => undefined;
    const operation = kindOf(statement).toUpperCase();
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': statement.slice(0, maxStatementLength),
    };
    const span = this.tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, this.context);
    return (error) => {
      if (error !== undefined) {
        const { code, type } = loggable(error);
        span.setAttribute('error.type', code ?? type).setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
  };

  end({ status, code }: TracedEnd): void {
    this.span.setAttribute('http.response.status_code', status);
    if (code !== undefined) this.span.setAttribute('gdd.code', code);
    if (status >= 500) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
}
