import { pathOf, type Endpoint } from '@tinystar/contract';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createWindow, type TestWindow } from './window.ts';

/** What a call was asked. */
export interface Asked {
  body: Record<string, unknown>;
  /** The authorization header. */
  token: string | null;
}

export interface Stage extends TestWindow {
  worker: ReturnType<typeof setupWorker>;
  /** Answers a call and keeps what it was asked. */
  record(call: Endpoint, answer?: (body: Asked['body']) => Record<string, unknown>): Asked[];
}

/** Network and window of the tests of one file: started once, and after each test nothing of it is left. */
export const createStage = (): Stage => {
  const worker = setupWorker();
  const began = location.href;
  beforeAll(() => worker.start({ quiet: true }).then(() => undefined));
  afterAll(() => worker.stop());
  afterEach(() => {
    worker.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', began);
  });
  // Its page goes before the network does: hooks after a test run in the reverse order.
  const window = createWindow();
  return {
    worker,
    ...window,
    record(call, answer = () => ({})) {
      const asked: Asked[] = [];
      worker.use(
        http.post(`*${pathOf(call, 'personal')}`, async ({ request }) => {
          const body = (await request.json()) as Asked['body'];
          asked.push({ body, token: request.headers.get('authorization') });
          return HttpResponse.json(answer(body));
        }),
      );
      return asked;
    },
  };
};
