import { pathOf, type Endpoint } from '@tinystar/contract';
import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** What a call was asked. */
export interface Asked {
  body: Record<string, unknown>;
  /** The authorization header. */
  token: string | null;
}

export interface Stage {
  worker: ReturnType<typeof setupWorker>;
  /** Renders a page of its own into the empty window. */
  show(content: ReactNode): void;
  /** Takes the page away before the test ends. */
  leave(): void;
  /** Answers a call and keeps what it was asked. */
  record(call: Endpoint, answer?: (body: Asked['body']) => Record<string, unknown>): Asked[];
}

/** Network and window of the tests of one file: started once, and after each test nothing of it is left. */
export const createStage = (): Stage => {
  const worker = setupWorker();
  const began = location.href;
  let root: Root | undefined;
  const leave = () => {
    root?.unmount();
    root = undefined;
    document.body.replaceChildren();
  };
  beforeAll(() => worker.start({ quiet: true }).then(() => undefined));
  afterAll(() => worker.stop());
  afterEach(() => {
    leave();
    worker.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', began);
  });
  return {
    worker,
    leave,
    show(content) {
      const host = document.createElement('div');
      document.body.append(host);
      root = createRoot(host);
      root.render(content);
    },
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
