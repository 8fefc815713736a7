import { bothScopes, pathOf, type Endpoint } from '@tinystar/contract';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openWindow, type TestWindow } from './window.ts';

type Body = Record<string, unknown>;

/** What a call was asked. */
export interface Asked {
  body: Body;
  /** The authorization header. */
  token: string | null;
}

/** A body, or what makes one of the body that was sent. */
type Answer = Body | ((body: Body) => Body);

export interface Stage extends TestWindow {
  worker: ReturnType<typeof setupWorker>;
  /** Answers a posted call of either scope and keeps what it was asked. @default answer {} */
  record(call: Endpoint, answer?: Answer): Asked[];
  /** The same, when only the bodies matter. */
  bodies(call: Endpoint, answer?: Answer): Body[];
}

/** A stage that several files share: the modules that files import are loaded once for all, so each sets it up. */
export interface SharedStage extends Stage {
  /** Call it at the head of a file: starts the network before its tests and empties the stage after each. */
  setUp(): void;
}

/**
 * Network and window of the tests of one file: started once, and after each test nothing of it is left but the answers
 * given here.
 */
export const createStage = (...always: RequestHandler[]): Stage => {
  const stage = createSharedStage(...always);
  stage.setUp();
  return stage;
};

/** The same for a module that helps several files. */
export const createSharedStage = (...always: RequestHandler[]): SharedStage => {
  const worker = setupWorker(...always);
  const window = openWindow();
  const setUp = () => {
    const began = location.href;
    beforeAll(() => worker.start({ quiet: true, serviceWorker: { url: '/mockWorker.js' } }).then(() => undefined));
    afterAll(() => worker.stop());
    afterEach(() => {
      worker.resetHandlers();
      localStorage.clear();
      sessionStorage.clear();
      history.replaceState(null, '', began);
    });
    // Its page goes before the network does: hooks after a test run in the reverse order.
    afterEach(window.leave);
  };

  const listen = (call: Endpoint, answer: Answer, keep: (asked: Asked) => void) =>
    worker.use(
      ...bothScopes.map((scope) =>
        http.post(`*${pathOf(call, scope)}`, async ({ request }) => {
          const body = (await request.json()) as Body;
          keep({ body, token: request.headers.get('authorization') });
          return HttpResponse.json(typeof answer === 'function' ? answer(body) : answer);
        }),
      ),
    );

  return {
    worker,
    setUp,
    ...window,
    record(call, answer = {}) {
      const asked: Asked[] = [];
      listen(call, answer, (one) => asked.push(one));
      return asked;
    },
    bodies(call, answer = {}) {
      const bodies: Body[] = [];
      listen(call, answer, ({ body }) => bodies.push(body));
      return bodies;
    },
  };
};
