import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, context, propagation, trace } from '@opentelemetry/api';

/** Which call of a person asked for a piece of work, also when a job does it later in another process. */
export interface Origin {
  requestId?: string;
  /** Where its trace goes on, in the form of W3C. */
  traceparent?: string;
}

const requests = new AsyncLocalStorage<string>();

/** Does a piece of work in the name of a call: its log lines bear the call's id, its spans belong to its trace. */
export function inTheNameOf<T>({ requestId, traceparent }: Origin, act: () => T): T {
  const within = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active();
  const acting = () => context.with(within, act);
  return requestId === undefined ? acting() : requests.run(requestId, acting);
}

/** The call that is being worked for; undefined for work that nobody asked for. */
export function currentOrigin(): Origin | undefined {
  const requestId = requests.getStore();
  const carrier: { traceparent?: string } = {};
  if (trace.getActiveSpan()) propagation.inject(context.active(), carrier);
  if (requestId === undefined && !carrier.traceparent) return undefined;
  return { ...(requestId !== undefined && { requestId }), ...carrier };
}

/** What every line of the log says of its call. */
export function originForLog(): Record<string, string> {
  const requestId = requests.getStore();
  const span = trace.getActiveSpan()?.spanContext();
  return { ...(requestId !== undefined && { requestId }), ...(span && { traceId: span.traceId }) };
}
