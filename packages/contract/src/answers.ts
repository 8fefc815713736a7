import * as z from 'zod/mini';
import { AttachmentIds, MentionIds } from './attachments.ts';
import { AnswerTrace } from './answerTrace.ts';
import { AnswerStreamEvent, channelIds, ChatMessage, sides, ThumbReason, thumbs } from './chat.ts';
import { QUESTION_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { Id, nothing } from './paging.ts';

export const Question = z.string().check(
  z.refine((text) => text.trim() !== '', '不能发送空白信息'),
  z.maxLength(QUESTION_MAX),
);

/** The streaming body shared by every answering call (assistants.md §7). */
export const questionFields = {
  question: Question,
  side: z.enum(sides),
  source: z._default(z.enum(channelIds), 'tinystar_web'),
  /** Pictures and files that go with it, and documents that its answer keeps to; of one that is asked again they stay. */
  attachments: z.optional(AttachmentIds),
  mentions: z.optional(MentionIds),
  /** The message to answer again together with `isQueryAgain`. */
  chatId: z.optional(Id),
  isQueryAgain: z.optional(z.literal('yes')),
  /** Together with `chatId`: a stopped or broken answer is written on from where it ended. */
  isContinue: z.optional(z.literal('yes')),
  // The specification knows streams only; a caller who asks for anything else is told so.
  enableStream: z._default(z.literal(true), true),
  isStream: z._default(z.literal(true), true),
};

const ask = z.extend(z.object(questionFields), { kbBotId: Id });

/** A named conversation (topics.ts); left out for the running history. */
const inTopic = { topicId: z.optional(Id) };

/**
 * Answers of one's own or one's enterprise's assistants (API-085 to API-088) and their history (API-193, API-194).
 * Resume: repeat the call with the same `idempotency-key` header and `last-event-id: <seq>` (-1: from the
 * start); the same message goes on.
 */
export const answers = {
  trial: endpoint({
    name: 'answers.trial',
    method: 'POST',
    path: '/api/v1/{scope}KbBotQa/answer4Trial',
    access: { personal: 'personal', tenant: 'adminPlus' },
    kind: 'stream',
    input: ask,
    output: AnswerStreamEvent,
    summary: 'Answer stream of the trial chat beside the settings.',
  }),
  real: endpoint({
    name: 'answers.real',
    method: 'POST',
    path: '/api/v1/{scope}KbBotQa/answer4Real',
    access: { personal: 'user', tenant: 'member' },
    kind: 'stream',
    input: z.extend(ask, inTopic),
    output: AnswerStreamEvent,
    summary: 'Answer stream on the use side.',
  }),
  stop: endpoint({
    name: 'answers.stop',
    method: 'POST',
    path: '/api/v1/{scope}KbBotQa/stop',
    access: 'user',
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Stops an answer; what was written stays.',
  }),
  history: endpoint({
    name: 'answers.history',
    method: 'POST',
    path: '/api/v1/kbBotChatHistory/query/listByTimestamp',
    access: 'user',
    input: z.object({ kbBotId: Id, side: z.enum(sides), timestamp: z.optional(z.number()), ...inTopic }),
    output: z.object({ rows: z.array(ChatMessage) }),
    summary: 'Up to 20 messages older than `timestamp` (the newest without one), oldest first; fewer mean the start.',
  }),
  trace: endpoint({
    name: 'answers.trace',
    method: 'GET',
    path: '/api/v1/{scope}KbBotQa/trace',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId: Id, id: Id }),
    output: AnswerTrace,
    summary: 'How an own trial answer came about, for the makers of the assistant.',
  }),
  thumb: endpoint({
    name: 'answers.thumb',
    method: 'POST',
    path: '/api/v1/kbBotChatHistory/update/thumb',
    access: 'user',
    input: z.object({ id: Id, thumb: z.enum(thumbs), reason: z.optional(ThumbReason) }),
    output: nothing,
    summary: 'Rates an answer; a thumb down may say why.',
  }),
  sourceOpened: endpoint({
    name: 'answers.sourceOpened',
    method: 'POST',
    path: '/api/v1/kbBotChatHistory/update/sourceOpened',
    access: 'user',
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Tells that whoever asked has looked at a source of the answer.',
  }),
  clear: endpoint({
    name: 'answers.clear',
    method: 'POST',
    path: '/api/v1/{scope}KbBotUserSession/clear',
    access: { personal: 'user', tenant: 'member' },
    input: z.object({ kbBotId: Id, side: z.enum(sides), ...inTopic }),
    output: z.object({ message: ChatMessage }),
    summary: 'Ends the session: a clear marker is appended and earlier turns are no longer context.',
  }),
};
