import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type * as z from 'zod/mini';
import { bothScopes } from './scope.ts';
import { isScoped, pathOf, type Endpoint, type Output } from './endpoint.ts';
import { statusOf, type ErrorCode } from './errorCodes.ts';

/** `{id}` → `:id`, for both path families of a scoped call. */
const patterns = (e: Endpoint): string[] => {
  const scopes = isScoped(e) ? bothScopes : ([bothScopes[0]] as const);
  return scopes.map((scope) => `*${pathOf(e, scope).replace(/\{(\w+)\}/g, ':$1')}`);
};

type Resolver = () => Promise<Response> | Response;

const on = (e: Endpoint, resolve: Resolver): HttpHandler[] => {
  const method = e.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return patterns(e).map((pattern) => http[method](pattern, resolve));
};

/** One scripted moment of a stream: an event, or a pause in milliseconds (`Infinity` keeps it open). */
export type StreamStep<E extends Endpoint> = Output<E> | number;

async function* frames<E extends Endpoint>(steps: readonly StreamStep<E>[]) {
  for (const step of steps) {
    if (typeof step === 'number') await (step === Infinity ? delay('infinite') : delay(step));
    else yield new TextEncoder().encode(`data: ${JSON.stringify(step)}\n\n`);
  }
}

/** Network answers for stories and component tests; each accepts only what the contract allows. */
export const mock = {
  /** Answers with a body of the call's output. */
  ok: <O extends z.ZodMiniType>(e: Endpoint<z.ZodMiniObject, O>, body: z.input<O>): HttpHandler[] =>
    on(e, () => HttpResponse.json(body as Record<string, unknown>)),
  /** Answers with the coded error body; `current` is what stands in the place of what was to be saved. */
  fail: (e: Endpoint, errorCode: ErrorCode, errorMessage: string, current?: object): HttpHandler[] =>
    on(e, () =>
      HttpResponse.json(
        { errorCode, errorMessage, requestId: 'story-request', current },
        { status: statusOf[errorCode] },
      ),
    ),
  /** Never answers: the loading state. */
  pending: (e: Endpoint): HttpHandler[] =>
    on(e, async () => {
      await delay('infinite');
      return HttpResponse.json({});
    }),
  /** No connection. */
  offline: (e: Endpoint): HttpHandler[] => on(e, () => HttpResponse.error()),
  /** A file. */
  file: (e: Endpoint, bytes: ArrayBuffer, type: string): HttpHandler[] =>
    on(e, () => new HttpResponse(bytes, { headers: { 'content-type': type } })),
  /** Plays scripted events with pauses. */
  stream: <E extends Endpoint>(e: E, steps: readonly StreamStep<E>[]): HttpHandler[] =>
    on(e, () => {
      const source = frames(steps);
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          const { value, done } = await source.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
};
