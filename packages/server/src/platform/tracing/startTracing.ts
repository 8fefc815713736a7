import { context, propagation, trace } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';
import { headersOf, tracesOf } from './collector.ts';

/** How long a stop waits for a collector to take the last spans. */
const PATIENCE = 2_000;

/**
 * Sends traces to the collector that the settings name; without one nothing is loaded. Answers how to end it, which sends
 * what is left.
 */
export async function startTracing(
  config: Pick<
    Config,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
  >,
): Promise<(() => Promise<void>) | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: tracesOf(endpoint),
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: 5_000,
  });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    // What a collector does not take in time is dropped: watching must not cost the product its memory.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    trace.disable();
    propagation.disable();
    context.disable();
    await Promise.race([provider.shutdown().catch(() => undefined), timeUp()]);
  };
}

const timeUp = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());
