import { request, type IncomingMessage } from 'node:http';
import type { AnswerEvent, AnswerStreamEvent } from '@tinystar/contract';
import { newId } from '../../platform/database/columns.ts';

/** One opened answer stream, over a real socket that can be dropped. */
export interface OpenAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** Events so far; grows while the stream runs. */
  events: AnswerEvent[];
  /** How many were told to be ahead in the queue, one after the other. */
  ahead: number[];
  /** Text of the events so far. */
  readonly text: string;
  readonly lastSeq: number;
  /** The message, once it is known. */
  readonly id: string;
  /** JSON body of a refusal. */
  body: { errorCode: number; errorMessage: string } | undefined;
  /** Resolves when the stream has ended or was dropped. */
  ended: Promise<void>;
  /** Resolves when the text has at least this many characters, or the stream ended. */
  until(characters: number): Promise<void>;
  /** Cuts the connection without a word. */
  drop(): void;
  /** The event that closed it, if one did. */
  readonly last: AnswerEvent | undefined;
}

export interface AnswerCall {
  url: string;
  path: string;
  body: object;
  headers?: Record<string, string>;
  key?: string;
  /** Resume after this event. */
  after?: number;
  /** Called for every event as it arrives. */
  onEvent?: (event: AnswerEvent) => void;
}

/** Opens an answer stream and resolves when its first bytes (or the refusal) are there. */
export function openAnswer({
  url,
  path,
  body,
  headers = {},
  key = newId(),
  after,
  onEvent,
}: AnswerCall): Promise<OpenAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, url), {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
        ...headers,
      },
    });
    let opened = false;
    call.on('error', (error) => (opened ? undefined : reject(error)));
    call.on('response', (response) => {
      opened = true;
      const answer = read(response, () => call.destroy(), onEvent);
      if (response.statusCode === 200) resolve(answer);
      else void answer.ended.then(() => resolve(answer));
    });
    call.end(JSON.stringify(body));
  });
}

function read(response: IncomingMessage, drop: () => void, onEvent?: (event: AnswerEvent) => void): OpenAnswer {
  let buffer = '';
  let end!: () => void;
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  const answer: OpenAnswer = {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events: [],
    ahead: [],
    get text() {
      return this.events
        .map((event) => ('answer' in event && typeof event.answer === 'string' ? event.answer : ''))
        .join('');
    },
    get lastSeq() {
      return this.events.at(-1)?.seq ?? -1;
    },
    get id() {
      return this.events[0]?.id ?? '';
    },
    get last() {
      return this.events.find((event) => 'errorCode' in event || event.status === 'finished');
    },
    body: undefined,
    ended: new Promise((resolve) => (end = resolve)),
    async until(characters) {
      while (this.text.length < characters && !response.closed) {
        await new Promise<void>((resolve) => void waiting.add(resolve));
      }
    },
    drop,
  };
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    buffer += chunk;
    if (response.statusCode !== 200) return;
    const parts = buffer.split('\n\n');
    buffer = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data === undefined) continue;
      const event = JSON.parse(data) as AnswerStreamEvent;
      if ('ahead' in event) {
        answer.ahead.push(event.ahead);
        continue;
      }
      answer.events.push(event);
      onEvent?.(event);
    }
    wakeAll();
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    if (response.statusCode !== 200) answer.body = JSON.parse(buffer || '{}') as OpenAnswer['body'];
    end();
    wakeAll();
  });
  return answer;
}
