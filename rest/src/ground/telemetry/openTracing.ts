import type { TracingSettings } from '../../config.js';
import { Tracing } from './tracing.js';

/** Starts tracing according to the settings. Without settings OpenTelemetry is not loaded. */
export async function openTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (settings === undefined) return undefined;
  const { OtlpSpans } = await import('./otlpSpans.js');
  return new Tracing(new OtlpSpans(settings));
}
