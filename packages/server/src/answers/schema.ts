import type {
  Certainty,
  AdContent,
  AnswerTrace,
  ChatAttachment,
  ChatMessage,
  MentionedDocument,
  SentenceMap,
  Side,
  Thumb,
} from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/**
 * A conversation of one asker with one assistant beside his running history. A deleted one waits for its undoing; see
 * deleteTopic.ts.
 */
export const kbBotChatTopic = pgTable(
  'kb_bot_chat_topic',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    /** Empty: its first question is its name. */
    name: text().notNull().default(''),
    pinned: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    /** The version that a change of it is made from. */
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('kb_bot_chat_topic_asker').on(table.asker, table.kbBotId),
    index('kb_bot_chat_topic_kb_bot').on(table.kbBotId),
  ],
);

export type TopicRow = typeof kbBotChatTopic.$inferSelect;

/**
 * One row is a question with its answer, or a clear marker. `asker` is the key of {@link askerKey}: the same person has
 * separate histories in his personal identity, in each enterprise and as an anonymous visitor.
 */
export const kbBotChatMessage = pgTable(
  'kb_bot_chat_message',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    /** The person's id, or the visitor's without its signature. */
    userId: text().notNull(),
    side: text().$type<Side>().notNull(),
    /** The conversation it belongs to; null for the running history. */
    topicId: text().references(() => kbBotChatTopic.id, { onDelete: 'cascade' }),
    /** Channel the question came through. */
    source: text().notNull(),
    /** Where the asker's address lies, told by a table when he asked; the address itself is not kept. */
    province: text().notNull().default(''),
    /** Raised by every clear marker; earlier sessions are no longer context. */
    session: integer().notNull(),
    msgType: text().$type<'qa' | 'clear'>().notNull(),
    question: text().notNull().default(''),
    /** Documents that the answer keeps to, by the names they had. */
    mentions: jsonb().$type<MentionedDocument[]>().notNull().default([]),
    answer: text().notNull().default(''),
    answerContentType: text().$type<ChatMessage['answerContentType']>().notNull().default('markdown'),
    answerStatus: text().$type<'generating' | 'success' | 'failed'>().notNull(),
    answerSource: text().notNull().default(''),
    /** Null where that is no question, and of what was answered before it was told. */
    certainty: text().$type<Certainty>(),
    /** The question as it was probably meant. */
    didYouMean: text(),
    answerByKeyword: boolean().notNull().default(false),
    /** The asker ended it, or left and did not come back. */
    stopped: boolean().notNull().default(false),
    sentenceMap: jsonb().$type<SentenceMap>().notNull().default({}),
    similarQuestions: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The advertisement that followed the answer. */
    adContentId: text(),
    thumb: text().$type<Thumb>().notNull().default('none'),
    /** Why the thumb is down; empty when nobody said. */
    thumbReason: text().notNull().default(''),
    /** Whoever asked has looked at one of its sources. */
    sourceOpened: boolean().notNull().default(false),
    /** The turn whose answer this is: a retry answers the same message by a new turn. */
    turnId: text(),
    /** Strictly rising within one history, which is what paging by timestamp needs. */
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('kb_bot_chat_message_place').on(table.kbBotId, table.asker, table.side, table.createdAt),
    index('kb_bot_chat_message_topic').on(table.topicId, table.createdAt),
    // What one person has asked, for the statistics of who invited him.
    index('kb_bot_chat_message_user').on(table.userId, table.createdAt),
    // For the lists of assistants a person has talked to: they are counted from the index alone.
    index('kb_bot_chat_message_asker').on(table.asker, table.side, table.kbBotId, table.createdAt, table.msgType),
    // What an assistant was asked by its users, for its reports: summed by day, and listed.
    index('kb_bot_chat_message_asked')
      .on(table.kbBotId, table.createdAt)
      .where(sql`msg_type = 'qa' and side <> 'make'`),
  ],
);

/** Users of websites whom the website has named by a signed identity, so that makers see who asked. */
export const kbBotHostUser = pgTable(
  'kb_bot_host_user',
  {
    /** The visitor's id without its signature. */
    visitorId: text().primaryKey(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** What the website calls him: his name, else his id there. */
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('kb_bot_host_user_bot').on(table.kbBotId)],
);

export type MessageRow = typeof kbBotChatMessage.$inferSelect;

/**
 * One run of answering: made before the model is called, charged at most once. `generating` belongs to the process
 * `instanceId`; `interrupted` waits for the asker to come back and may be taken up by any process.
 */
export const kbBotChatTurn = pgTable(
  'kb_bot_chat_turn',
  {
    id: id(),
    messageId: text()
      .notNull()
      .references(() => kbBotChatMessage.id, { onDelete: 'cascade' }),
    kbBotId: text().notNull(),
    asker: text().notNull(),
    /** Chosen by the client: the same key is the same turn. */
    idempotencyKey: text().notNull(),
    state: text().$type<TurnState>().notNull(),
    instanceId: text().notNull(),
    /** Length of the answer (UTF-16 units) after each event: `ends[seq]`. With the text it is the whole stream again. */
    ends: integer().array().notNull(),
    /** Length of what an earlier turn wrote, which this one goes on from; 0 for an answer from the start. */
    keptLength: integer().notNull().default(0),
    /** What became of its coins, which the ledger holds under this turn's id; none for a free answer. */
    charge: text().$type<'none' | 'reserved' | 'settled' | 'released'>().notNull(),
    stopRequested: boolean().notNull().default(false),
    errorCode: integer(),
    errorMessage: text().notNull().default(''),
    /** The request that failed, for reports; empty when nobody was told of one. */
    requestId: text().notNull().default(''),
    createdAt: instant().notNull(),
    /** Last change of `state`. */
    changedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('kb_bot_chat_turn_once').on(table.asker, table.idempotencyKey),
    index('kb_bot_chat_turn_message').on(table.messageId),
    index('kb_bot_chat_turn_open')
      .on(table.state)
      .where(sql`state in ('generating', 'interrupted')`),
  ],
);

export type TurnState = 'generating' | 'interrupted' | 'success' | 'failed';
export type TurnRow = typeof kbBotChatTurn.$inferSelect;

/** What a person typed into a conversation and did not send: his other devices go on with it. */
export const kbBotChatDraft = pgTable(
  'kb_bot_chat_draft',
  {
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    side: text().$type<'use' | 'make'>().notNull(),
    /** Null for the running history. */
    topicId: text().references(() => kbBotChatTopic.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** What is to go with the question. */
    attachmentIds: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    mentions: jsonb().$type<MentionedDocument[]>().notNull().default([]),
    savedAt: instant().notNull(),
  },
  (table) => [
    unique('kb_bot_chat_draft_place').on(table.kbBotId, table.asker, table.side, table.topicId).nullsNotDistinct(),
    index('kb_bot_chat_draft_topic').on(table.topicId),
  ],
);

/**
 * Pictures and files that go with questions. Without a message it waits to be sent. However a row goes, a trigger lets its
 * bytes be swept and takes its passages along, which stand under its own id as if it were an assistant's.
 */
export const kbBotChatAttachment = pgTable(
  'kb_bot_chat_attachment',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    asker: text().notNull(),
    userId: text().notNull(),
    messageId: text().references(() => kbBotChatMessage.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text().$type<ChatAttachment['kind']>().notNull(),
    state: text().$type<ChatAttachment['state']>().notNull(),
    /** Why it could not be read; shown as it is. */
    reason: text().notNull().default(''),
    /** Bytes. */
    size: integer().notNull(),
    mediaType: text().notNull(),
    fileKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('kb_bot_chat_attachment_message').on(table.messageId),
    index('kb_bot_chat_attachment_kb_bot').on(table.kbBotId),
    index('kb_bot_chat_attachment_asker').on(table.asker),
    index('kb_bot_chat_attachment_unsent')
      .on(table.createdAt)
      .where(sql`message_id is null`),
  ],
);

export type AttachmentRow = typeof kbBotChatAttachment.$inferSelect;

/** Living server processes, by heartbeat: turns of one that went silent have failed. */
export const answerInstance = pgTable('answer_instance', {
  id: text().primaryKey(),
  seenAt: instant().notNull(),
});

/**
 * Answers that are written at this moment, and the queue for them in the order of `place` (seats.sql). A row counts while
 * the process `instanceId` gives a heartbeat.
 */
export const answerSeat = pgTable(
  'answer_seat',
  {
    id: id(),
    instanceId: text().notNull(),
    asker: text().notNull(),
    /** The assistant, or the name of what else is written. */
    kbBotId: text().notNull(),
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** False while it waits. */
    holds: boolean().notNull(),
  },
  (table) => [index('answer_seat_kb_bot').on(table.kbBotId)],
);

/** How answers came about; goes with the message, and a retry writes it anew. */
export const answerTrace = pgTable('answer_trace', {
  messageId: text()
    .primaryKey()
    .references(() => kbBotChatMessage.id, { onDelete: 'cascade' }),
  trace: jsonb().$type<AnswerTrace>().notNull(),
  createdAt: instant().notNull(),
});

/** Advertisements as they were shown; messages name the one that followed them. The same words are one row. */
export const kbBotAdContent = pgTable(
  'kb_bot_ad_content',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    content: jsonb().$type<AdContent>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('kb_bot_ad_content_assistant').on(table.kbBotId)],
);
