import { answers } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { openStream } from '@tinystar/contract/stream';
import { seeded } from '../support/corpus.ts';

export type SseSubject = 'ours' | 'limit';

const WORDS = ['满十年的员工', '每年享有', '十天', '带薪年假', '，', '需要主管审批', '。', ' [1]'];

let chunks: Uint8Array<ArrayBuffer>[] = [];
let texts = 0;

/** An answer as the server sends it, cut as a network cuts it: anywhere, some 1,400 bytes at a time. */
function answer(events: number): Uint8Array<ArrayBuffer>[] {
  const random = seeded(11);
  let all = '';
  for (let seq = 0; seq < events; seq++) {
    const event = { id: 'message', status: 'generating', answer: WORDS[Math.floor(random() * WORDS.length)], seq };
    all += `id: ${seq}\ndata: ${JSON.stringify(event)}\n\n`;
  }
  const bytes = new TextEncoder().encode(all);
  const cut: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + 1 + Math.floor(random() * 2_800);
    cut.push(bytes.slice(at, end));
    at = end;
  }
  return cut;
}

const response = (): Response => {
  let at = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = chunks[at++];
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const hear = (event: object): void => {
  if ('answer' in event && typeof event.answer === 'string') texts += event.answer.length;
};

/** The least that reads the events: bytes to text, cut at blank lines, JSON. */
async function decode(): Promise<void> {
  const reader = response().body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) hear(JSON.parse(part.slice(part.indexOf('data: ') + 6)) as object);
  }
}

const bench = {
  prepare(events: number) {
    chunks = answer(events);
    globalThis.fetch = () => Promise.resolve(response());
  },
  /** Reads the answer once; resolves with the number of characters heard. */
  async read(subject: SseSubject) {
    texts = 0;
    if (subject === 'limit') await decode();
    else {
      const api = createApi('personal', { token: () => null });
      const input = { kbBotId: 'bench', question: '年假有几天？', side: 'use' as const };
      const { signal } = new AbortController();
      await openStream(api, answers.real, input, { signal, idempotencyKey: 'bench', onEvent: hear });
    }
    return texts;
  },
};

export type SseBench = typeof bench;
Object.assign(window, { pageBench: bench });
