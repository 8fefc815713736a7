import { SpanKind } from '@opentelemetry/api';
import { traced } from './traced.ts';

/**
 * The same fetch as spans, until the head of the answer is there. Only the host is told: paths and queries of platforms
 * hold keys. The trace ends here; a third party is not told of it.
 */
export function tracedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    return traced(
      `${method} ${url.host}`,
      { kind: SpanKind.CLIENT, 'http.request.method': method, 'server.address': url.hostname },
      () => fetch(input, init),
    );
  };
}
