import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { openAnswer } from '../../../packages/server/src/answers/testing/openAnswer.ts';
import { kbBotChatMessage, kbBotChatTurn } from '../../../packages/server/src/answers/schema.ts';
import { kbBotFile } from '../../../packages/server/src/documents/schema.ts';
import { pdfOf } from '../../../packages/server/src/documents/testing/pdf.ts';
import { newId } from '../../../packages/server/src/platform/database/columns.ts';
import type { Person, Site } from './scene.ts';

/** Milliseconds after which an operation counts as hung: the longest outage drilled, and a minute. */
export const deadline = 200_000;

/** People who ask, upload and read until told to stop; each comes back as the app does when its connection breaks. */
export interface Load {
  /** Operations begun and not ended at this moment. */
  inFlight(): number;
  /** Takes no more operations; resolves when those under way have ended. */
  end(): Promise<void>;
  /** What was acknowledged and is not in the database, what is there twice, and what never ended. */
  judge(): Promise<{ operations: number; lost: number; doubled: number; hung: number; hungAt: string[] }>;
}

interface Told {
  operations: number;
  open: number;
  hung: number;
  /** The last that was heard of each question that never ended. */
  hungAt: string[];
  /** Messages whose answer the client has seen finished. */
  answers: string[];
  keys: string[];
  files: string[];
}

/** What people do. */
export interface Work {
  /** After so many operations they stop; else when they are told to. */
  most?: number;
  /** The first of them uploads documents. */
  uploads?: boolean;
  /** What every second of them does instead of asking. */
  instead?: (person: Person) => Promise<void>;
  /** Counts on its own when all has come to rest. */
  judge?: () => Promise<void>;
}

export function startLoad(scene: Site, { most = Infinity, uploads = true, instead, judge: also }: Work = {}): Load {
  const told: Told = { operations: 0, open: 0, hung: 0, hungAt: [], answers: [], keys: [], files: [] };
  let running = true;
  const once = async (person: Person, at: number) => {
    const luck = Math.random();
    if (instead && at % 2 === 1) await instead(person);
    else if (uploads && at === 0) await upload(scene, person, told);
    else if (luck < 0.8) await ask(scene, person, told);
    else if (luck < 0.9) await post(scene, person, '/me/checkIn', {});
    else await post(scene, person, '/me/tscWaterList/query/page', { page: 1, size: 10 });
  };
  const clients = scene.people.map(async (person, at) => {
    while (running && told.operations < most) {
      told.operations += 1;
      told.open += 1;
      const late = sleep(deadline, 'late' as const, { ref: false });
      if ((await Promise.race([once(person, at).catch(() => sleep(200)), late])) === 'late') told.hung += 1;
      told.open -= 1;
    }
  });
  return {
    inFlight: () => told.open,
    async end() {
      if (most === Infinity) running = false;
      await Promise.all(clients);
    },
    async judge() {
      await also?.();
      return judge(scene, told);
    },
  };
}

async function judge({ db }: Site, { operations, hung, hungAt, answers, keys, files }: Told) {
  const stored = await db
    .select()
    .from(kbBotChatMessage)
    .where(inArray(kbBotChatMessage.id, [...answers, '']));
  const good = new Set(stored.filter(({ answerStatus }) => answerStatus === 'success').map(({ id }) => id));
  const turns = await db
    .select({ key: kbBotChatTurn.idempotencyKey, messageId: kbBotChatTurn.messageId })
    .from(kbBotChatTurn)
    .where(inArray(kbBotChatTurn.idempotencyKey, [...keys, '']));
  const kept = new Set((await db.select({ id: kbBotFile.id }).from(kbBotFile)).map(({ id }) => id));
  return {
    operations,
    lost: answers.filter((id) => !good.has(id)).length + files.filter((id) => !kept.has(id)).length,
    // One key is one question; a question asked once is one message.
    doubled: turns.length - new Set(turns.map(({ key }) => key)).size,
    hung,
    hungAt,
  };
}

/** Asks, and goes on with the same key after every break until the answer has come to an end. */
async function ask(scene: Site, person: Person, told: Told): Promise<void> {
  const key = newId();
  told.keys.push(key);
  const until = performance.now() + deadline;
  let heard = 'nothing';
  for (let after: number | undefined; performance.now() < until;) {
    try {
      const answer = await openAnswer({
        url: scene.url,
        path: '/api/v1/personalKbBotQa/answer4Real',
        headers: person.headers,
        body: { kbBotId: scene.presetId, question: '入职满十年的员工有几天年假？', side: 'use' },
        key,
        ...(after !== undefined && { after }),
      });
      await answer.ended;
      if (answer.last && 'status' in answer.last) told.answers.push(answer.id);
      if (answer.last || (answer.status >= 400 && answer.status < 500 && answer.status !== 429)) return;
      after = Math.max(after ?? -1, answer.lastSeq);
      heard = `status ${answer.status}, code ${answer.body?.errorCode}, events up to ${after}`;
    } catch (error) {
      // Nobody listens at the moment.
      heard = String(error);
    }
    await sleep(300);
  }
  told.hungAt.push(heard);
}

async function upload(scene: Site, person: Person, told: Told): Promise<void> {
  const body = new FormData();
  body.append('document', new Blob([new Uint8Array(await pdfOf([`The pump ${newId()} runs.`]))]), 'pump.pdf');
  const url = `${scene.url}/api/v1/personalKbBotFile?kbBotId=${person.kbBotId}`;
  const answer = await fetch(url, { method: 'POST', headers: person.headers, body });
  if (answer.ok) told.files.push(((await answer.json()) as { id: string }).id);
  else await answer.text();
  await sleep(300);
}

export async function post(scene: Site, person: Person, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${scene.url}/api/v1${path}`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(deadline),
  });
  await answer.clone().text();
  return answer;
}
