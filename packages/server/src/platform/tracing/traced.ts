import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/** Spans of OpenTelemetry; they cost nothing while nobody collects them (`startTracing`). */
const tracer = () => trace.getTracer('tinystar');

/** Does something as a span of the trace that is going on, or as the beginning of one. */
export function traced<T>(
  name: string,
  { kind = SpanKind.INTERNAL, ...attributes }: Attributes & { kind?: SpanKind },
  act: () => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await act();
    } catch (error) {
      note(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * The beginning of a span that ends by the function it returns. Undefined outside of any trace: what the server does by
 * itself, like looking for work, would fill the collector with traces of one span.
 */
export function beginSpan(name: string, attributes: Attributes): ((error?: unknown) => void) | undefined {
  if (!trace.getActiveSpan()?.isRecording()) return undefined;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return (error) => {
    if (error) note(span, error);
    span.end();
  };
}

/** A call that was refused is no fault of the server. Messages may hold words of people, so only the kind is told. */
function note(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : 'Error';
  span.setAttribute('error.type', name);
  const refused = error instanceof Error && 'status' in error && Number(error.status) < 500;
  if (!refused) span.setStatus({ code: SpanStatusCode.ERROR });
}
