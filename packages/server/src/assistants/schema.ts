import {
  constants,
  type EmbedLook,
  type AdContent,
  type AdStrategy,
  type AnswerSteps,
  type Assistant,
  type AttachmentAudience,
  type HandOff,
  type OfficeHours,
  type SettingField,
} from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenant } from '../identity/schema.ts';
import { id, instant, newId } from '../platform/database/columns.ts';

/** One library an assistant answers from. */
export interface LibrarySetting {
  status: 'enabled' | 'disabled';
  showReference: boolean;
  indexType: string;
}

const library: LibrarySetting = { status: 'enabled', showReference: true, indexType: 'simple_v3' };

/**
 * The owner of an assistant that lies in the recycle bin or whose rows are being deleted. As it is nobody's and not enabled
 * either, no list and no call finds it any more.
 */
export const nobody = '';

/** Assistants of people and enterprises with all their settings (assistants.md §3). Defaults are those of a blank one. */
export const kbBot = pgTable(
  'kb_bot',
  {
    id: id(),
    /** Address of the public page; a capability of its own, so that links never tell the inner id. */
    publicId: text().notNull().unique().$defaultFn(newId),
    ownerType: text().$type<'personal' | 'tenant'>().notNull(),
    /** A user id or a tenant id, as `ownerType` says; {@link nobody} once the assistant is deleted. */
    ownerId: text().notNull(),
    name: text().notNull(),
    avatar: jsonb().$type<Assistant['avatar']>().notNull(),
    description: text().notNull().default(''),
    permission: text().$type<Assistant['permission']>().notNull().default('private'),
    category: text().$type<NonNullable<Assistant['category']>>(),
    status: text().$type<Assistant['status']>().notNull().default('enabled'),
    /** Whether people may ask the enterprise's agents about it. */
    customerServiceStatus: text().$type<'enabled' | 'disabled'>().notNull().default('disabled'),
    /** Within how many hours agents answer. */
    serviceHours: integer().$type<Assistant['customerService']['serviceLevelAgreement']>().notNull().default(24),
    /** What leads from the chat to the agents. */
    handOff: jsonb().$type<HandOff>().notNull().default({ keywords: [], afterDislikes: true }),
    /** When agents are at work. */
    officeHours: jsonb()
      .$type<OfficeHours>()
      .notNull()
      .default({ status: 'disabled', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', words: '' }),
    /** Offered to everybody by the platform; its answers cost the asker. */
    isPreset: boolean().notNull().default(false),
    llmName: text().notNull().default('simple_v3'),
    indexType: text().notNull().default('simple_v3'),
    isShowSimilarQuestions: boolean().notNull().default(true),
    isShowQuickButtons: boolean().notNull().default(false),
    welcomeWords: jsonb().$type<Assistant['welcomeWords']>().notNull().default({ content: '', type: 'plainText' }),
    questionWords: jsonb()
      .$type<Assistant['questionWords']>()
      .notNull()
      .default({ content: '', isShowQuestionBar: false }),
    replyToneId: text().notNull().default('professional'),
    replyKnowledgeSource: text().$type<Assistant['replyKnowledgeSource']>().notNull().default('privateDomain'),
    publicDomainPrompt: text().notNull().default(''),
    publicDomainModel: text().notNull().default(''),
    documentLibrary: jsonb().$type<LibrarySetting>().notNull().default(library),
    qaLibrary: jsonb().$type<LibrarySetting>().notNull().default(library),
    knowledgeNotFound: text().notNull().default(constants.KNOWLEDGE_NOT_FOUND),
    systemException: text().notNull().default(constants.SYSTEM_EXCEPTION),
    answerMode: text().notNull().default('qa'),
    answerSteps: jsonb()
      .$type<AnswerSteps>()
      .notNull()
      .default({ rewrite: true, vectors: true, rerank: true, verify: true }),
    /** Who may send pictures and files along with questions. */
    attachments: text().$type<AttachmentAudience>().notNull().default('people'),
    display: jsonb().$type<Assistant['display']>().notNull().default({
      showHeader: 'enabled',
      showDescription: 'enabled',
      bubbleColor: constants.BUBBLE_COLOR,
      gradientStartColor: constants.GRADIENT.start,
      gradientEndColor: constants.GRADIENT.end,
      gradientAngle: constants.GRADIENT.angle,
    }),
    /** When the advertisement follows an answer, and what it says; shown for enterprises only. */
    adStrategy: jsonb()
      .$type<AdStrategy>()
      .notNull()
      .default({ status: 'disabled', afterFirstAnswer: true, everyNAnswers: 5 }),
    adContent: jsonb().$type<AdContent>().notNull().default({ type: 'text', content: '' }),
    /** Origins of websites that may show the public chat in a frame (EMB-01). */
    embedDomains: text().array().notNull().default([]),
    embedLook: jsonb().$type<EmbedLook>().notNull().default({ position: 'corner', color: constants.EMBED_COLOR }),
    /** Sealed; with it websites sign who their users are. Empty before one was made. */
    embedSecret: text().notNull().default(''),
    embedSecretAt: instant(),
    /** Coins that a regression has to leave; null for a week of usual use. */
    regressionReserve: integer(),
    /** Since when it lies in the recycle bin; null for one that lives, and for one whose rows are being deleted. */
    deletedAt: instant(),
    /** Whose it was once it is deleted; whether it served others, while it lies in the recycle bin. */
    formerOwnerId: text().notNull().default(''),
    formerStatus: text().$type<Assistant['status']>(),
    /** How many of its rows are gone while they are being deleted. */
    removedRows: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('kb_bot_owner').on(table.ownerType, table.ownerId, table.updatedAt),
    index('kb_bot_permission').on(table.permission, table.isPreset),
    index('kb_bot_bin')
      .on(table.formerOwnerId, table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

export type AssistantRow = typeof kbBot.$inferSelect;

/** Who changed which settings of an assistant, with the values before and after. */
export const kbBotSettingChange = pgTable(
  'kb_bot_setting_change',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    changes: jsonb().$type<{ field: SettingField; before: unknown; after: unknown }[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('kb_bot_setting_change_time').on(table.kbBotId, table.createdAt)],
);

/** Assistants that an enterprise has lent to another one, whose members talk to them. */
export const kbBotAuthorization = pgTable(
  'kb_bot_authorization',
  {
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    /** Who received it. */
    tenantId: text()
      .notNull()
      .references(() => tenant.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kbBotId, table.tenantId] }),
    index('kb_bot_authorization_tenant').on(table.tenantId, table.createdAt),
  ],
);
