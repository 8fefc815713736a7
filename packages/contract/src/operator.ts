import * as z from 'zod/mini';
import { PhoneNumber } from './account.ts';
import { STOP_REASON_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { AppliedCoins, applicationStates, applicationTypes } from './joining.ts';
import { Coins, Fen } from './amounts.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';
import { moment } from './wholeNumbers.ts';

const keyword = z.optional(z.string().check(z.maxLength(50)));
const words = (most: number, complaint: string) =>
  z.string().check(z.refine((text) => codePoints(text.trim()) >= 1 && codePoints(text.trim()) <= most, complaint));
/** When a plan ends, ms since the epoch; null for open end. */
const planEndsAt = z.nullable(moment);
const stopReasonMessage = `停用原因最多${STOP_REASON_MAX}个字`;
const name = words(50, '企业名称不符，必须是由1-50个字符组成');

/** An application with what the operator needs to decide it; times in ms since the epoch. */
export const OperatorApplication = z.object({
  id: Id,
  type: z.enum(applicationTypes),
  state: z.enum(applicationStates),
  realName: z.string(),
  phoneNumber: z.string(),
  createdAt: z.number(),
  /** The enterprise it asks coins for, and how many; null for other types. */
  tenantName: z.nullable(z.string()),
  coins: z.nullable(Coins),
  /** The reason of a refusal. */
  note: z.string(),
  handledAt: z.nullable(z.number()),
});
export type OperatorApplication = z.infer<typeof OperatorApplication>;

export const OperatorEnterprise = z.object({
  id: Id,
  name: z.string(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  type: z.enum(['formal', 'trial']),
  status: z.enum(['enabled', 'stopped']),
  planEndsAt: z.nullable(z.number()),
  coins: Coins,
  members: z.number(),
  assistants: z.number(),
  updatedAt: z.number(),
});
export type OperatorEnterprise = z.infer<typeof OperatorEnterprise>;

/** `current` of the 409 that a new end gets when the plan was changed since its version. */
export const PlanConflict = z.pick(OperatorEnterprise, { status: true, planEndsAt: true, updatedAt: true });

export const OperatorAssistant = z.object({
  id: Id,
  publicId: Id,
  name: z.string(),
  /** Name of the person or enterprise it belongs to. */
  ownerName: z.string(),
  permission: z.enum(['public', 'protected', 'private']),
  isPreset: z.boolean(),
  status: z.enum(['enabled', 'disabled']),
});
export type OperatorAssistant = z.infer<typeof OperatorAssistant>;

export const PromotionUser = z.object({ id: Id, name: z.string(), phoneNumber: z.string(), promotees: z.number() });
export type PromotionUser = z.infer<typeof PromotionUser>;

/** A job without a try left; `failedAt` in ms since the epoch. */
export const FailedJob = z.object({
  id: z.string().check(z.regex(/^\d{1,19}$/)),
  job: z.string(),
  attempts: z.number(),
  error: z.string(),
  failedAt: z.number(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** Words that may stand in no question and no answer, each of 2 to 30 characters. */
export const BlockedWords = z
  .array(
    z.string().check(z.refine((text) => codePoints(text.trim()) >= 2 && codePoints(text) <= 30, '每个词2-30个字符')),
  )
  .check(z.maxLength(5_000, '最多5000个词'));

/** That a word stood in a question, which was refused, or in an answer, which was cut; `time` in ms since the epoch. */
export const BlockedWordHit = z.object({
  id: Id,
  word: z.string(),
  kind: z.enum(['question', 'answer']),
  /** '' for AI chat and AI writing, which belong to none. */
  assistantName: z.string(),
  time: z.number(),
});
export type BlockedWordHit = z.infer<typeof BlockedWordHit>;

/** How an order can differ: from what was paid, or from our own ledger. */
const differenceKinds = ['amount', 'otherTrade', 'partialRefund', 'spentBeforeRefund', 'ledger'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** What payment and books say differently about an order; `amount` in fen, times in ms since the epoch. */
export const PaymentDifference = z.object({
  id: Id,
  orderNumber: z.string(),
  /** What was ordered and by whom, '' when nothing is known of it any more. */
  productName: z.string(),
  buyerPhone: z.string(),
  /** For whom it was bought; '' for the buyer himself. */
  enterpriseName: z.string(),
  amount: Fen,
  kind: z.enum(differenceKinds),
  detail: z.string(),
  createdAt: z.number(),
  handledAt: z.nullable(z.number()),
});
export type PaymentDifference = z.infer<typeof PaymentDifference>;

/** One line of the operators' log; `by` is a phone number, or the account of the command line. */
export const OperatorAct = z.object({
  id: Id,
  by: z.string(),
  act: z.string(),
  subject: z.string(),
  detail: z.string(),
  time: z.number(),
});
export type OperatorAct = z.infer<typeof OperatorAct>;

/** The strip along the top of the home page. */
export const SiteBanner = z.object({
  enabled: z.boolean(),
  text: z.string().check(z.maxLength(60)),
  action: z.string().check(z.maxLength(12)),
  href: z.string().check(z.maxLength(200), z.regex(/^\/(?!\/)/, '请填写以/开头的站内地址')),
});
export type SiteBanner = z.infer<typeof SiteBanner>;

/** What the operator may change of the site; `publicServiceBot` is a public id, '' for none. */
export const Site = z.object({
  banner: z.nullable(SiteBanner),
  publicServiceBot: z.string().check(z.maxLength(32)),
});
export type Site = z.infer<typeof Site>;

/** It as it stands, with when it was saved last: 0 before that. */
export const SavedSite = z.extend(Site, {
  /** Its name, '' for none. */ publicServiceName: z.string(),
  updatedAt: z.number(),
});
export type SavedSite = z.infer<typeof SavedSite>;

/** The operator's list, with when it was saved last: 0 before that. */
export const SavedWords = z.object({ words: z.array(z.string()), updatedAt: z.number() });
export type SavedWords = z.infer<typeof SavedWords>;

/** A part that the product needs, or can do without (`off`). */
const Part = z.object({
  name: z.enum(['database', 'worker', 'model', 'sms']),
  state: z.enum(['up', 'down', 'off']),
});
export type OperatorPart = z.infer<typeof Part>;

/** How things stand. Bytes; rows are the database's own estimate. */
/** Figures of one server, those of time of its last five minutes. */
export const ProcessFigures = z.object({
  /** Event streams that are open. */
  streams: z.number(),
  callsPerMinute: z.number(),
  /** Within how many seconds 95 of 100 answers began; null without any. */
  firstEventSeconds: z.nullable(z.number()),
  modelErrors: z.number(),
  /** Milliseconds that its event loop was late at the 99th of a hundred. */
  loopDelay: z.number(),
  /** Bytes. */
  memory: z.number(),
  /** Connections to the database that are in use, and calls that wait for one. */
  connections: z.number(),
  waiting: z.number(),
});
export type ProcessFigures = z.infer<typeof ProcessFigures>;

const Process = z.extend(ProcessFigures, {
  id: Id,
  role: z.enum(['all', 'api', 'worker']),
  startedAt: z.number(),
});

export const OperatorOverview = z.object({
  parts: z.array(Part),
  /** Servers that run. */
  processes: z.array(Process),
  /** Answers whose coins are reserved and neither taken nor given back. */
  reservedAnswers: z.number(),
  openApplications: z.number(),
  failedJobs: z.number(),
  /** Orders about which payment and books differ and nobody has looked yet. */
  openDifferences: z.number(),
  waitingJobs: z.number(),
  oldestWaitingSeconds: z.number(),
  users: z.number(),
  enterprises: z.number(),
  stoppedEnterprises: z.number(),
  databaseBytes: z.number(),
  fileBytes: z.number(),
  files: z.number(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number() })),
});
export type OperatorOverview = z.infer<typeof OperatorOverview>;

const path = (call: string) => `/api/v1/operator/${call}`;
const access = 'operator' as const;

/** What a person who runs the product may see and do (C-143). Every change is written into a log that only grows. */
export const operator = {
  overview: endpoint({
    name: 'operator.overview',
    method: 'GET',
    path: path('overview'),
    access,
    input: nothing,
    output: OperatorOverview,
    summary: 'Work that waits, and sizes of database and files.',
  }),
  applications: endpoint({
    name: 'operator.applications',
    method: 'POST',
    path: path('application/query/page'),
    access,
    input: z.object({ open: z._default(z.boolean(), true), ...paging }),
    output: listOf(OperatorApplication),
    summary: 'Applications that wait (oldest first), or those decided (newest first).',
  }),
  contact: endpoint({
    name: 'operator.contact',
    method: 'POST',
    path: path('application/contact'),
    access,
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Notes that the applicant was called; the application stays open.',
  }),
  approve: endpoint({
    name: 'operator.approve',
    method: 'POST',
    path: path('application/approve'),
    access,
    input: z.object({ id: Id, name: z.optional(name), planEndsAt, coins: z.optional(AppliedCoins) }),
    output: z.object({ tenantId: z.nullable(Id) }),
    summary:
      'Approves: an enterprise is made for the applicant, his own is extended or gets coins (as many as asked for, unless `coins` says otherwise), or he becomes a promotion user, as the application asks.',
  }),
  refuse: endpoint({
    name: 'operator.refuse',
    method: 'POST',
    path: path('application/refuse'),
    access,
    input: z.object({ id: Id, reason: words(100, '请填写拒绝理由，最多100个字') }),
    output: nothing,
    summary: 'Refuses with a reason, which the applicant is sent as a message a minute later.',
  }),
  reopen: endpoint({
    name: 'operator.reopen',
    method: 'POST',
    path: path('application/reopen'),
    access,
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Takes a refusal or a call back: the application waits as before.',
  }),
  enterprises: endpoint({
    name: 'operator.enterprises',
    method: 'POST',
    path: path('tenant/query/page'),
    access,
    input: z.object({ keyword, ...paging }),
    output: listOf(OperatorEnterprise),
    summary: 'Enterprises by name or phone of the owner; those whose plan ends first come first.',
  }),
  createEnterprise: endpoint({
    name: 'operator.createEnterprise',
    once: true,
    method: 'POST',
    path: path('tenant/create'),
    access,
    input: z.object({ name, phoneNumber: PhoneNumber, planEndsAt }),
    output: z.object({ tenantId: Id }),
    summary: 'Makes an enterprise for the person of a phone number, who gets an account when there is none.',
  }),
  extend: endpoint({
    name: 'operator.extend',
    method: 'POST',
    path: path('tenant/extend'),
    access,
    input: z.object({ id: Id, planEndsAt, version }),
    output: nothing,
    summary:
      'Gives a plan a new end and enables the enterprise again; 409 when its plan was changed since `version`, as by a payment.',
  }),
  stop: endpoint({
    name: 'operator.stop',
    method: 'POST',
    path: path('tenant/stop'),
    access,
    input: z.object({ id: Id }),
    output: nothing,
    summary: 'Stops an enterprise at once; nothing of it is lost.',
  }),
  giveCoins: endpoint({
    name: 'operator.giveCoins',
    method: 'POST',
    path: path('tenant/coins'),
    access,
    input: z.object({
      id: Id,
      coins: Coins.check(z.gte(-1_000_000), z.lte(1_000_000)),
      remark: words(100, '请填写事由，最多100个字'),
      key: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
    output: z.object({ count: Coins }),
    summary: 'Moves coins into (or, negative, out of) an enterprise through the ledger; one `key` moves once.',
  }),
  assistants: endpoint({
    name: 'operator.assistants',
    method: 'POST',
    path: path('kbBot/query/page'),
    access,
    input: z.object({ keyword, kind: z._default(z.enum(['all', 'preset', 'stopped', 'public']), 'all'), ...paging }),
    output: listOf(OperatorAssistant),
    summary: 'Assistants by name, or the preset, stopped or public ones. Nothing that was said to them.',
  }),
  setAssistant: endpoint({
    name: 'operator.setAssistant',
    method: 'POST',
    path: path('kbBot/update'),
    access,
    input: z.object({
      id: Id,
      isPreset: z.optional(z.boolean()),
      status: z.optional(z.enum(['enabled', 'disabled'])),
      reason: z.optional(
        z.string().check(z.refine((text) => codePoints(text.trim()) <= STOP_REASON_MAX, stopReasonMessage)),
      ),
    }),
    output: nothing,
    summary:
      'Makes an assistant a preset one or a usual one, stops it or enables it again; its makers are told, with the reason of a stop.',
  }),
  promotionUsers: endpoint({
    name: 'operator.promotionUsers',
    method: 'POST',
    path: path('promotion/query/page'),
    access,
    input: z.object({ ...paging }),
    output: listOf(PromotionUser),
    summary: 'People who promote the product, with how many they brought.',
  }),
  setPromotion: endpoint({
    name: 'operator.setPromotion',
    method: 'POST',
    path: path('promotion/update'),
    access,
    input: z.object({ phoneNumber: PhoneNumber, on: z.boolean() }),
    output: nothing,
    summary: 'Makes the person of a phone number a promotion user, or takes that back.',
  }),
  site: endpoint({
    name: 'operator.site',
    method: 'GET',
    path: path('site'),
    access,
    input: nothing,
    output: SavedSite,
    summary: 'Banner and public service assistant.',
  }),
  setSite: endpoint({
    name: 'operator.setSite',
    method: 'POST',
    path: path('site/update'),
    access,
    input: z.extend(Site, { version }),
    output: z.object({ version: z.number() }),
    summary:
      'Changes banner and public service assistant, and answers with the new version; 409 when somebody else has saved them since `version`.',
  }),
  jobs: endpoint({
    name: 'operator.jobs',
    method: 'POST',
    path: path('job/query/page'),
    access,
    input: z.object({ ...paging }),
    output: listOf(FailedJob),
    summary: 'Jobs without a try left, newest first.',
  }),
  retryJob: endpoint({
    name: 'operator.retryJob',
    method: 'POST',
    path: path('job/retry'),
    access,
    input: z.object({ id: FailedJob.shape.id }),
    output: nothing,
    summary: 'Runs a failed job again, with all its tries.',
  }),
  dismissJob: endpoint({
    name: 'operator.dismissJob',
    method: 'POST',
    path: path('job/dismiss'),
    access,
    input: z.object({ id: FailedJob.shape.id }),
    output: nothing,
    summary: 'Takes a failed job off the list.',
  }),
  differences: endpoint({
    name: 'operator.differences',
    method: 'POST',
    path: path('payment/difference/query/page'),
    access,
    input: z.object({ open: z._default(z.boolean(), true), ...paging }),
    output: listOf(PaymentDifference),
    summary: 'Orders about which payment and books differ: those to look at, or those done with; newest first.',
  }),
  handleDifference: endpoint({
    name: 'operator.handleDifference',
    method: 'POST',
    path: path('payment/difference/update'),
    access,
    input: z.object({ id: Id, handled: z.boolean() }),
    output: nothing,
    summary: 'Notes that a difference was looked at and is done with, or takes that back.',
  }),
  blockedWords: endpoint({
    name: 'operator.blockedWords',
    method: 'GET',
    path: path('blockedWord/query/list'),
    access,
    input: nothing,
    output: SavedWords,
    summary: 'The words that may stand in no question and no answer.',
  }),
  setBlockedWords: endpoint({
    name: 'operator.setBlockedWords',
    method: 'POST',
    path: path('blockedWord/update'),
    access,
    input: z.object({ words: BlockedWords, version }),
    output: z.object({ version: z.number() }),
    summary:
      'Replaces that list, and answers with the new version; 409 when somebody else has saved it since `version`. Seconds later every process reads questions and answers by the new one.',
  }),
  blockedWordHits: endpoint({
    name: 'operator.blockedWordHits',
    method: 'POST',
    path: path('blockedWord/query/page'),
    access,
    input: z.object({ ...paging }),
    output: listOf(BlockedWordHit),
    summary: 'Which words stood in a question or an answer to which assistant, newest first. Nothing of what was said.',
  }),
  acts: endpoint({
    name: 'operator.acts',
    method: 'POST',
    path: path('act/query/page'),
    access,
    input: z.object({ ...paging }),
    output: listOf(OperatorAct),
    summary: 'What operators did, newest first.',
  }),
};
