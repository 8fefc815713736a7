import { eq } from 'drizzle-orm';
import { balanceOf } from '../../coins/move.ts';
import { unbalanced } from '../../coins/ledger.ts';
import type { Owner } from '../../platform/http/caller.ts';
import { startFakeModel, type FakeModel } from '../../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestDatabase, type TestServer } from '../../testing/index.ts';
import { replaceHub, type Hub } from '../hub.ts';
import type { TurnTimes } from '../limits.ts';
import { kbBotChatMessage, type MessageRow } from '../schema.ts';
import { openAnswer, type AnswerCall, type OpenAnswer } from './openAnswer.ts';

export const QUESTION = '入职满十年的员工有几天年假？';
export const PIECES = ['根据', '员工手册，', '满十年的员工', '享有十天', '带薪年假', '[1]', '。'];
export const ANSWER = PIECES.join('');

/** A listening server with a fake model behind it, and the short hand of asking it. */
export interface AnswerServer extends AsyncDisposable {
  server: TestServer;
  model: FakeModel;
  url: string;
  hub: Hub;
  ask(actor: Actor, kbBotId: string, more?: Partial<AnswerCall> & { body?: object }): Promise<OpenAnswer>;
  messages(kbBotId: string): Promise<MessageRow[]>;
  balance(owner: Owner): Promise<number>;
  /** Owners whose ledger does not add up; always none. */
  unbalanced(): Promise<unknown[]>;
}

interface Options {
  times?: Partial<TurnTimes>;
  /** No model: answers are quotations. */
  extractive?: boolean;
  /** One of several processes on this database. */
  shared?: TestDatabase;
  environment?: Record<string, string>;
  /** Runs jobs too. */
  worker?: boolean;
}

/** Starts one. Processes that share a database find out about each other by heartbeat. */
export async function answerServer({
  times = {},
  extractive = false,
  shared,
  environment,
  worker = false,
}: Options = {}): Promise<AnswerServer> {
  const model = await startFakeModel();
  model.play({ pieces: PIECES });
  const server = await createTestServer({
    environment: {
      ...(!extractive && { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }),
      ...environment,
      ...(shared && { DATABASE_URL: 'postgres://shared/by-several' }),
    },
    ...(shared && { database: shared }),
    worker,
  });
  const { services } = server;
  const hub = replaceHub(services, { drain: 200, ...times });
  const url = await server.listen();
  return {
    server,
    model,
    url,
    hub,
    ask: (actor, kbBotId, { body, ...more } = {}) =>
      openAnswer({
        url,
        path: `/api/v1/${actor.tenantId ? 'tenant' : 'personal'}KbBotQa/answer4Real`,
        headers: actor.headers,
        ...more,
        body: { kbBotId, question: QUESTION, side: 'use', ...body },
      }),
    messages: (kbBotId) =>
      services.db
        .select()
        .from(kbBotChatMessage)
        .where(eq(kbBotChatMessage.kbBotId, kbBotId))
        .orderBy(kbBotChatMessage.createdAt),
    balance: (owner) => balanceOf(services.db, owner),
    unbalanced: () => unbalanced(services.db),
    async [Symbol.asyncDispose]() {
      await server.close();
      await model.close();
    },
  };
}

/** Tries until it holds. */
export async function eventually(holds: () => boolean | Promise<boolean>, patience = 20_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`still not so after ${patience} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
