import { Readable } from 'node:stream';
import { aiChat, aiWrite } from '@tinystar/contract';
import { lt } from 'drizzle-orm';
import { personAsking } from '../answers/asker.ts';
import { releaseOldGenerations } from '../coins/answers.ts';
import { newId } from '../platform/database/columns.ts';
import { invalid } from '../platform/http/failure.ts';
import { implement, implementFile, implementStream } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { refuseSwitchedOff } from './available.ts';
import {
  checkOwn,
  checkRoom,
  contextOf,
  keepMessage,
  listConversations,
  listMessages,
  removeConversation,
} from './conversations.ts';
import { KEPT_FOR, LEFT_AFTER, SWEEP_EVERY } from './limits.ts';
import { presetQuestions } from './presetQuestions.ts';
import { chatMessages, rewriteMessages, writeMessages } from './prompts.ts';
import { generatedText } from './schema.ts';
import { streamText } from './streamText.ts';
import { wordOf } from './wordOf.ts';

const ask = implementStream(aiChat.ask, async (call, open) => {
  const { input, services } = call;
  const { questions: question, parentMessageId } = input;
  await streamText(
    call,
    async (asker) => {
      const conversationId = input.conversationId ?? newId();
      const isFirst = input.conversationId === undefined;
      await (isFirst ? checkRoom(services.db, asker) : checkOwn(services.db, asker, conversationId));
      const earlier = isFirst ? [] : await contextOf(services.db, conversationId, parentMessageId);
      const messageId = newId();
      const ids = { conversationId, messageId };
      return {
        of: 'aiChat',
        remark: 'AI对话',
        messages: (model) => chatMessages(earlier, question, model.window),
        begun: ids,
        ended: (response) => ({ ...ids, response }),
        keep: (tx, response, stopped) =>
          keepMessage(
            tx,
            { asker, conversationId, isFirst },
            { id: messageId, question: question.toWellFormed(), response, stopped, createdAt: services.now() },
          ),
      };
    },
    open,
  );
});

const generate = implementStream(aiWrite.generate, async (call, open) => {
  const work = {
    of: 'aiWrite' as const,
    remark: 'AI写作',
    messages: () => writeMessages(call.input),
    ended: () => ({ done: true }),
  };
  await streamText(call, () => work, open);
});

const rewrite = implementStream(aiWrite.rewrite, async (call, open) => {
  const { input } = call;
  if (input.way === 'wish' && input.wish === '') throw invalid('wish', '请说明怎样修改');
  const work = {
    of: 'aiWrite' as const,
    remark: 'AI写作：修改选中文字',
    messages: () => rewriteMessages(input),
    ended: () => ({ done: true }),
  };
  await streamText(call, () => work, open);
});

const exported = implementFile(aiWrite.exported, ({ input: { title, text }, services }) => {
  refuseSwitchedOff(services);
  const file = wordOf(text);
  return Promise.resolve({
    bytes: () => Promise.resolve(Readable.from([file])),
    size: file.length,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fileName: `${title || 'AI写作'}.docx`.replaceAll(/[\\/:*?"<>|\n]/g, ' '),
  });
});

/** Gives back what processes that died have reserved, and deletes texts whose hour is over. */
export async function releaseLeft({ db, log, now }: Services): Promise<void> {
  await db.delete(generatedText).where(lt(generatedText.at, new Date(now().getTime() - KEPT_FOR)));
  const released = await releaseOldGenerations(db, new Date(now().getTime() - LEFT_AFTER), now());
  if (released > 0) log.info({ released }, 'gave back coins of texts that a stopped process has left');
}

/** AI chat and AI writing: the language model itself, without an assistant. Off unless the operator turns it on. */
export const generationModule: Module = {
  routes: [
    ask,
    generate,
    rewrite,
    exported,
    implement(aiChat.presets, async ({ services }) => {
      refuseSwitchedOff(services);
      return { questions: [...presetQuestions] };
    }),
    implement(aiChat.conversations, async ({ input, services, caller }) => {
      refuseSwitchedOff(services);
      return await listConversations(services.db, personAsking(caller), input);
    }),
    implement(aiChat.messages, async ({ input, services, caller }) => {
      refuseSwitchedOff(services);
      return { rows: await listMessages(services.db, personAsking(caller), input.conversationId) };
    }),
    implement(aiChat.remove, async ({ input, services, caller }) => {
      refuseSwitchedOff(services);
      await removeConversation(services.db, personAsking(caller), input.conversationId);
      return {};
    }),
  ],
  async start(services) {
    if (services.config.ROLE === 'worker') return;
    await releaseLeft(services);
    const timer = setInterval(
      () => releaseLeft(services).catch((error: unknown) => services.log.warn({ error }, 'sweep failed')),
      SWEEP_EVERY,
    );
    timer.unref();
    services.stopping.addEventListener('abort', () => clearInterval(timer), { once: true });
  },
};
