import * as z from 'zod/mini';
import { Question } from './answers.ts';
import { AnswerFailure } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/** Kinds of texts that AI writing offers; each has its own outline in the server's prompt. */
export const writeKinds = ['notice', 'summary', 'plan', 'email', 'minutes', 'news', 'speech', 'other'] as const;
export const writeTones = ['formal', 'plain', 'warm'] as const;
/** Lengths of a text in characters: short, middle, long. */
export const writeWords = [200, 400, 800] as const;
/** What can be done to a selected part of a text; `wish` follows the person's own words. */
export const rewriteWays = ['rephrase', 'shorten', 'expand', 'formal', 'plain', 'warm', 'wish'] as const;

export const WRITE_TOPIC_MAX = 100;
export const WRITE_POINTS_MAX = 2_000;
/** UTF-16 units of a text that is gone on with, or of a selection. */
export const WRITE_TEXT_MAX = 20_000;
export const WRITE_WISH_MAX = 300;

/** An event with `errorCode` ends the stream as failed; what was written before it stays with the reader. */
const failed = z.extend(AnswerFailure, { seq: z.optional(z.number()) });
const piece = z.object({ seq: z.number(), text: z.string() });

/** One event of a reply of AI chat: first its ids, then pieces, then the whole of it. */
export const AiChatEvent = z.union([
  z.object({ seq: z.number(), conversationId: Id, messageId: Id, response: z.string() }),
  z.object({ seq: z.number(), conversationId: Id, messageId: Id }),
  piece,
  failed,
]);
export type AiChatEvent = z.infer<typeof AiChatEvent>;

/** One event of AI writing: pieces, then `done`. */
export const AiWriteEvent = z.union([z.object({ seq: z.number(), done: z.literal(true) }), piece, failed]);
export type AiWriteEvent = z.infer<typeof AiWriteEvent>;

export const AiConversation = z.object({ id: Id, title: z.string(), lastTime: z.number() });
export type AiConversation = z.infer<typeof AiConversation>;

export const AiMessage = z.object({
  id: Id,
  question: z.string(),
  response: z.string(),
  /** The person ended it, or it was cut off. */
  stopped: z.boolean(),
  timestamp: z.number(),
});
export type AiMessage = z.infer<typeof AiMessage>;

/** Chat with the language model itself, without documents; 404 while the generation service is off. */
export const aiChat = {
  ask: endpoint({
    name: 'aiChat.ask',
    method: 'POST',
    path: '/api/v1/openai/chat',
    access: 'user',
    kind: 'stream',
    input: z.object({
      questions: Question,
      /** Left out for a new conversation. */
      conversationId: z.optional(Id),
      /** The message that this one follows: later ones are no context. Left out for the latest. */
      parentMessageId: z.optional(Id),
    }),
    output: AiChatEvent,
    summary: 'Reply stream of AI chat; hanging up stops it, and what was written is kept.',
  }),
  presets: endpoint({
    name: 'aiChat.presets',
    method: 'GET',
    path: '/api/v1/preset-question/get',
    access: 'user',
    input: nothing,
    output: z.object({ questions: z.array(z.string()) }),
    summary: 'Questions to begin with.',
  }),
  conversations: endpoint({
    name: 'aiChat.conversations',
    method: 'GET',
    path: '/api/v1/openai/conversation/list',
    access: 'user',
    input: z.object(paging),
    output: listOf(AiConversation),
    summary: 'The caller’s conversations of AI chat, latest first.',
  }),
  messages: endpoint({
    name: 'aiChat.messages',
    method: 'GET',
    path: '/api/v1/openai/conversation/messages',
    access: 'user',
    input: z.object({ conversationId: Id }),
    output: z.object({ rows: z.array(AiMessage) }),
    summary: 'The latest 100 messages of a conversation, oldest first.',
  }),
  remove: endpoint({
    name: 'aiChat.remove',
    method: 'POST',
    path: '/api/v1/openai/conversation/delete',
    access: 'user',
    input: z.object({ conversationId: Id }),
    output: nothing,
    summary: 'Deletes a conversation with its messages.',
  }),
};

/** Texts written by the language model; 404 while the generation service is off. They are kept for
 * an hour, for who asks again by the same key because one did not arrive. */
export const aiWrite = {
  generate: endpoint({
    name: 'aiWrite.generate',
    method: 'POST',
    path: '/api/v1/aiWrite/generate',
    access: 'user',
    kind: 'stream',
    input: z.object({
      templateId: z.enum(writeKinds),
      topic: z.string().check(z.trim(), z.minLength(1, '请填写主题'), z.maxLength(WRITE_TOPIC_MAX)),
      /** Points of the text, one in a line. */
      requirement: z._default(z.string().check(z.maxLength(WRITE_POINTS_MAX)), ''),
      tone: z._default(z.enum(writeTones), 'formal'),
      words: z._default(z.literal(writeWords), 400),
      /** A text that broke off, to be gone on with. */
      written: z.optional(z.string().check(z.maxLength(WRITE_TEXT_MAX))),
    }),
    output: AiWriteEvent,
    summary: 'Streams a new text, or the rest of one that broke off.',
  }),
  exported: endpoint({
    name: 'aiWrite.exported',
    method: 'POST',
    path: '/api/v1/aiWrite/export',
    access: 'user',
    kind: 'file',
    input: z.object({
      title: z._default(z.string().check(z.trim(), z.maxLength(WRITE_TOPIC_MAX)), ''),
      text: z.string().check(
        z.refine((text) => text.trim() !== '', '请先生成或写下文字'),
        z.maxLength(2 * WRITE_TEXT_MAX),
      ),
    }),
    output: z.instanceof(Blob),
    summary:
      'A text as a Word file (docx), a paragraph for each line; Markdown headings, lists and bold become those of Word.',
  }),
  rewrite: endpoint({
    name: 'aiWrite.rewrite',
    method: 'POST',
    path: '/api/v1/aiWrite/rewrite',
    access: 'user',
    kind: 'stream',
    input: z.object({
      text: z.string().check(
        z.refine((text) => text.trim() !== '', '请选择要修改的文字'),
        z.maxLength(WRITE_TEXT_MAX),
      ),
      way: z.enum(rewriteWays),
      wish: z._default(z.string().check(z.trim(), z.maxLength(WRITE_WISH_MAX)), ''),
    }),
    output: AiWriteEvent,
    summary: 'Streams a selected part of a text in other words.',
  }),
};
