import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerEvent, Document, Reference, SentenceMap } from '@tinystar/contract';
import { eventData } from '../../packages/server/src/answers/engine/sse.ts';
import { smsCode } from '../e2e/server.ts';

/** An answer as a reader gets it: the text and its references in the order of their first mark. */
export interface Answered {
  text: string;
  cited: Reference[];
  milliseconds: number;
}

/** One assistant of a logged-in person, driven through the HTTP API alone. */
export interface Product {
  /** Uploads a file and waits until it is processed. */
  add(path: string): Promise<{ document: Document; seconds: number }>;
  /** Asks in a session of its own, behind the questions of `turns`. */
  ask(question: string, turns?: readonly string[]): Promise<Answered>;
  remove(): Promise<void>;
}

const PROCESSED = new Set(['trained', 'cookFailed', 'cookTimeout', 'trainFailed', 'trainTimeout']);

/** Logs in by the code a test server prints. */
export async function logIn(url: string, phoneNumber: string, output: () => string): Promise<string> {
  await call(url, '', 'POST', '/api/v1/open/user/sendSms4Login', { phoneNumber, captchaId: '', captcha: '' });
  for (let tries = 0; !output().includes(phoneNumber) && tries < 50; tries += 1) await sleep(50);
  const code = { phoneNumber, smsCode: smsCode(output(), phoneNumber) };
  return (await call<{ token: string }>(url, '', 'POST', '/api/v1/open/user/loginBySmsCode', code)).token;
}

/** Makes a new assistant that answers from its own documents only. */
export async function openProduct(url: string, token: string): Promise<Product> {
  const bot = await call<{ id: string }>(url, token, 'POST', '/api/v1/personalKbBot', {
    name: '评测助手',
    replyKnowledgeSource: 'privateDomain',
  });
  return {
    add: (path) => add(url, token, bot.id, path),
    async ask(question, turns = []) {
      for (const turn of turns) await ask(url, token, bot.id, turn);
      const answered = await ask(url, token, bot.id, question);
      // Each question stands for itself: the one before must not be its context.
      await call(url, token, 'POST', '/api/v1/personalKbBotUserSession/clear', { kbBotId: bot.id, side: 'make' });
      return answered;
    },
    async remove() {
      await call(url, token, 'DELETE', `/api/v1/personalKbBot/${bot.id}`);
      await call(url, token, 'POST', '/api/v1/personalKbBot/bin/destroy', { ids: [bot.id] });
    },
  };
}

async function add(url: string, token: string, kbBotId: string, path: string) {
  const started = performance.now();
  const form = new FormData();
  form.append('kbBotId', kbBotId);
  form.append('document', await openAsBlob(path), basename(path));
  const response = await fetch(`${url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const uploaded = (await response.json()) as { id?: string; reason?: string };
  if (!uploaded.id) throw new Error(`${basename(path)} was refused: ${uploaded.reason ?? response.status}`);
  for (;;) {
    const document = await call<Document>(url, token, 'GET', `/api/v1/kbBotFile/${uploaded.id}?kbBotId=${kbBotId}`);
    if (PROCESSED.has(document.status)) return { document, seconds: (performance.now() - started) / 1000 };
    await sleep(100);
  }
}

async function ask(url: string, token: string, kbBotId: string, question: string): Promise<Answered> {
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/personalKbBotQa/answer4Trial`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ kbBotId, question, side: 'make' }),
  });
  if (!response.ok || !response.body)
    throw new Error(`the question was refused: ${response.status} ${await response.text()}`);
  let text = '';
  let sentenceMap: SentenceMap = {};
  for await (const data of eventData(response.body)) {
    const event = JSON.parse(data) as AnswerEvent;
    if ('errorCode' in event) throw new Error(`the answer failed: ${event.errorMessage}`);
    text += typeof event.answer === 'string' ? event.answer : (event.answer?.content ?? '');
    if (event.status === 'finished') sentenceMap = event.sentenceMap;
  }
  const marks = [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => number ?? '');
  const cited = [...new Set(marks)].flatMap((number) => sentenceMap[number]?.reference ?? []);
  return { text, cited, milliseconds: performance.now() - started };
}

async function call<T>(url: string, token: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text === '' ? {} : JSON.parse(text)) as T;
}
