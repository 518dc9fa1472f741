import type { TracingSettings } from '../config.js';
import type { Tracing } from './tracing.js';

/** Opens tracing, if configured. Otherwise OpenTelemetry is not loaded. */
export async function openTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { OtlpTracing } = await import('./otlpTracing.js');
  return new OtlpTracing(settings);
}
