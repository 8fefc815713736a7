import * as z from 'zod/mini';
import { AnswerTrace } from './answerTrace.ts';
import { Avatar } from './avatar.ts';
import { certainties, channelIds, ChatMessage, thumbs } from './chat.ts';
import { DateKey, dayRange } from './dateKey.ts';
import { endpoint } from './endpoint.ts';
import { Coins } from './amounts.ts';
import { Id, listOf, nothing, paging } from './paging.ts';

/**
 * What people asked in the chats of users; the makers' trials are not counted. `users` are askers, each once.
 * `unanswered` found nothing or failed, `sourced` carried a source, of `opened` somebody looked at one, `up` and `down`
 * were rated so.
 */
export const ReportFigures = z.object({
  questions: z.number(),
  users: z.number(),
  unanswered: z.number(),
  sourced: z.number(),
  opened: z.number(),
  up: z.number(),
  down: z.number(),
});
export type ReportFigures = z.infer<typeof ReportFigures>;

const ReportDay = z.extend(ReportFigures, { dateKey: DateKey });
export type ReportDay = z.infer<typeof ReportDay>;

const ofAssistant = { kbBotId: Id, ...dayRange };

/** What narrows the conversations down. */
const conversationFilter = {
  ...ofAssistant,
  source: z.optional(z.enum(channelIds)),
  thumb: z.optional(z.enum(thumbs)),
  province: z.optional(z.string().check(z.maxLength(20))),
  outcome: z.optional(z.enum(['answered', 'related', 'unanswered'])),
  /** With a source, or without one. */
  sourced: z.optional(z.boolean()),
  /** Somebody looked at a source, or nobody did. */
  opened: z.optional(z.boolean()),
  /** A hot word that the question holds. */
  word: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Which questions, by the keys that reports give them. */
  keys: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(500))),
  asker: z.optional(z.string().check(z.maxLength(120))),
  keyword: z.optional(z.string().check(z.maxLength(100))),
};

/** Who asked: a person with his picture, or a visitor, who has neither. */
const askedBy = {
  asker: z.string(),
  userName: z.string(),
  userAvatar: z.nullable(Avatar),
};

/** One question with its answer, as the list of conversations shows it. */
export const ReportConversation = z.object({
  id: Id,
  ...askedBy,
  source: z.string(),
  province: z.string(),
  question: z.string(),
  answer: z.string(),
  answered: z.boolean(),
  certainty: z.optional(z.enum(certainties)),
  thumb: z.enum(thumbs),
  referenceCount: z.number(),
  /** Of the best source, 0 to 1; null without one. */
  score: z.nullable(z.number()),
  timestamp: z.number(),
});
export type ReportConversation = z.infer<typeof ReportConversation>;

export const ReportUser = z.object({ ...askedBy, questions: z.number(), lastDateKey: DateKey });
export type ReportUser = z.infer<typeof ReportUser>;

/** Questions without an answer, with only related passages, or with a disliked answer, that are about the same words. */
const ReportGap = z.object({
  keys: z.array(Id),
  question: z.string(),
  wordings: z.array(z.object({ question: z.string(), count: z.number() })),
  count: z.number(),
  unanswered: z.number(),
  related: z.number(),
  down: z.number(),
});
export type ReportGap = z.infer<typeof ReportGap>;

const history = (call: string) => `/api/v1/report/tenantKbBotChatHistory/query/${call}`;

/** What an assistant was asked (API-078, API-079, API-263 to API-268); the figures come from rows summed beforehand. */
export const reports = {
  statistics: endpoint({
    name: 'reports.statistics',
    method: 'POST',
    path: history('chatStatistics'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object(ofAssistant),
    output: z.object({
      total: ReportFigures,
      before: ReportFigures,
      days: z.array(ReportDay),
      daysBefore: z.array(ReportDay),
    }),
    summary: 'Figures of a range and of the equal span before it, as a whole and of each day.',
  }),
  bySource: endpoint({
    name: 'reports.bySource',
    method: 'POST',
    path: history('statisticsBySource'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object(ofAssistant),
    output: z.object({ rows: z.array(z.object({ source: z.string(), count: z.number(), before: z.number() })) }),
    summary: 'Questions by the channel they came through, and those of the span before.',
  }),
  byProvince: endpoint({
    name: 'reports.byProvince',
    method: 'POST',
    path: history('statisticsByProvince'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object(ofAssistant),
    output: z.object({ rows: z.array(z.object({ province: z.string(), count: z.number() })) }),
    summary: 'Questions by province of the asker; an empty name holds those whose province is not known.',
  }),
  keywords: endpoint({
    name: 'reports.keywords',
    method: 'POST',
    path: '/api/v1/dataAnalysis/questionKeywords',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object(ofAssistant),
    output: z.object({
      keywords: z.array(z.object({ keyword: z.string(), count: z.number(), before: z.number() })),
      total: z.number(),
    }),
    summary: 'The sixty words that most questions of a range hold, with those of the span before.',
  }),
  questions: endpoint({
    name: 'reports.questions',
    method: 'POST',
    path: '/api/v1/dataAnalysis/questionsByKeyword',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ ...ofAssistant, keyword: z.string().check(z.minLength(1), z.maxLength(100)), ...paging }),
    output: z.object({
      questions: z.array(z.object({ key: Id, question: z.string(), count: z.number(), unanswered: z.number() })),
      total: z.number(),
    }),
    summary: 'Questions of a range that hold a keyword, the most frequent first; alike ones are one.',
  }),
  gaps: endpoint({
    name: 'reports.gaps',
    method: 'POST',
    path: '/api/v1/dataAnalysis/unansweredQuestions',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object(ofAssistant),
    output: z.object({ rows: z.array(ReportGap) }),
    summary:
      'Questions of a range that found no answer, were answered by related passages only, or were disliked, similar ones together, without those that are ignored or stand in the Q&A library; of the 500 most frequent.',
  }),
  ignore: endpoint({
    name: 'reports.ignore',
    method: 'POST',
    path: '/api/v1/dataAnalysis/ignoreQuestions',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({
      kbBotId: Id,
      keys: z.array(Id).check(z.minLength(1), z.maxLength(500)),
      ignored: z.boolean(),
    }),
    output: nothing,
    summary: 'Leaves questions out of the unanswered ones from now on, or takes that back.',
  }),
  conversations: endpoint({
    name: 'reports.conversations',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatHistory/query/page',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ ...conversationFilter, ...paging }),
    output: listOf(ReportConversation),
    summary: 'Questions and answers of a range, newest first; with a keyword at most 1,000 are counted.',
  }),
  conversation: endpoint({
    name: 'reports.conversation',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatHistory/query/info',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ kbBotId: Id, id: Id }),
    output: z.object({ messages: z.array(ChatMessage) }),
    summary: 'A question with its answer and sources, behind up to ten that the same asker asked before it.',
  }),
  trace: endpoint({
    name: 'reports.trace',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatHistory/query/trace',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ kbBotId: Id, id: Id }),
    output: AnswerTrace,
    summary: 'How the answer to a user came about; 404 when that is not known any more (30 days).',
  }),
  exported: endpoint({
    name: 'reports.exported',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatHistory/query/list',
    access: 'adminPlus',
    scopes: ['tenant'],
    kind: 'file',
    input: z.object(conversationFilter),
    output: z.instanceof(Blob),
    summary: 'The same conversations with their sources as a spreadsheet, oldest first.',
  }),
  users: endpoint({
    name: 'reports.users',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatUser/query/page',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ ...ofAssistant, ...paging }),
    output: listOf(ReportUser),
    summary: 'Who asked in a range, the busiest first.',
  }),
  usersExported: endpoint({
    name: 'reports.usersExported',
    method: 'POST',
    path: '/api/v1/tenantKbBotChatUser/query/list',
    access: 'adminPlus',
    scopes: ['tenant'],
    kind: 'file',
    input: z.object(ofAssistant),
    output: z.instanceof(Blob),
    summary: 'All of them as a spreadsheet.',
  }),
};

const CoinFigures = z.object({ spent: Coins, received: Coins });
const CoinDay = z.extend(CoinFigures, { dateKey: DateKey });
export type CoinDay = z.infer<typeof CoinDay>;

const ReportAssistant = z.object({
  kbBotId: Id,
  name: z.string(),
  avatar: Avatar,
  /** Of the person who is looked at: in which identity he asked. */
  asker: z.optional(z.string()),
  questions: z.number(),
  /** Null for one person. */
  unanswered: z.nullable(z.number()),
  down: z.nullable(z.number()),
  before: z.nullable(z.number()),
});
export type ReportAssistant = z.infer<typeof ReportAssistant>;

const ReportDigest = z.object({
  startDateKey: DateKey,
  endDateKey: DateKey,
  total: ReportFigures,
  before: ReportFigures,
  /** What found no answer or was disliked most. */
  missed: z.array(z.object({ kbBotId: Id, question: z.string(), count: z.number() })),
});
export type ReportDigest = z.infer<typeof ReportDigest>;

const ChatRank = z.object({ ...askedBy, count: z.number() });
export type ChatRank = z.infer<typeof ChatRank>;

const coins = (call: string) => `/api/v1/report/tenant/query/${call}`;
const chats = (call: string) => `/api/v1/report/tenantKbBot/query/${call}`;
const range = z.object(dayRange);

/** Statistics of the current enterprise (API-071 to API-077). */
export const tenantReports = {
  coins: endpoint({
    name: 'tenantReports.coins',
    method: 'POST',
    path: coins('tsCoinInfo'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ balance: Coins, total: CoinFigures, before: CoinFigures }),
    summary: 'Coins that are there, and those spent and received in a range and in the span before.',
  }),
  coinDay: endpoint({
    name: 'tenantReports.coinDay',
    method: 'POST',
    path: coins('tsCoinInfoByDate'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ dateKey: DateKey }),
    output: CoinFigures,
    summary: 'Coins spent and received on one day.',
  }),
  coinSeries: endpoint({
    name: 'tenantReports.coinSeries',
    method: 'POST',
    path: coins('tsCoinSeries'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ rows: z.array(CoinDay) }),
    summary: 'Coins spent and received on each day of a range.',
  }),
  statistics: endpoint({
    name: 'tenantReports.statistics',
    method: 'POST',
    path: chats('realChatStatistics'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ total: ReportFigures, before: ReportFigures }),
    summary: 'What all assistants of the enterprise were asked in a range, and in the span before.',
  }),
  series: endpoint({
    name: 'tenantReports.series',
    method: 'POST',
    path: chats('realChatSeries'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ rows: z.array(ReportDay) }),
    summary: 'The same of each day of a range.',
  }),
  byAssistant: endpoint({
    name: 'tenantReports.byAssistant',
    method: 'POST',
    path: chats('realChatByAssistant'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ ...dayRange, asker: z.optional(z.string().check(z.maxLength(120))) }),
    output: z.object({ rows: z.array(ReportAssistant) }),
    summary: 'What each assistant was asked in a range, the most asked first; or what one person asked each.',
  }),
  digest: endpoint({
    name: 'tenantReports.digest',
    method: 'POST',
    path: '/api/v1/report/tenant/query/weekDigest',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: nothing,
    output: z.object({ digest: z.nullable(ReportDigest) }),
    summary: 'The last week (Monday to Sunday) beside the one before; null when it was put away or nothing was asked.',
  }),
  readDigest: endpoint({
    name: 'tenantReports.readDigest',
    method: 'POST',
    path: '/api/v1/report/tenant/readWeekDigest',
    access: 'adminPlus',
    scopes: ['tenant'],
    input: z.object({ startDateKey: DateKey }),
    output: nothing,
    summary: 'Puts the digest of a week away; it counts as unread no more.',
  }),
  memberTop5: endpoint({
    name: 'tenantReports.memberTop5',
    method: 'POST',
    path: chats('realChatCount/tenantUserTop5'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ rows: z.array(ChatRank) }),
    summary: 'The five members who asked most.',
  }),
  guestTop5: endpoint({
    name: 'tenantReports.guestTop5',
    method: 'POST',
    path: chats('realChatCount/nonTenantUserTop5'),
    access: 'adminPlus',
    scopes: ['tenant'],
    input: range,
    output: z.object({ rows: z.array(ChatRank) }),
    summary: 'The five others who asked most.',
  }),
};
