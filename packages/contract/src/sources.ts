import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { sourceKinds } from './sourceKinds.ts';
import { SourcePlace } from './sourcePlace.ts';
import { version } from './version.ts';

/** Limits of a source. */
export const sourceLimits = { name: 50, perAssistant: 20, entries: 10_000, path: 1_000, rule: 100, rules: 20 } as const;

/** What a source that does not fit is told. */
export const sourceMessages = {
  name: '请输入来源名称',
  nameLong: '来源名称最多输入50个字符',
  address: '请输入来源地址',
  addressLong: '来源地址最多输入2048个字符',
  tooMany: '每个助手最多添加20个来源',
} as const;

/** How often a source is looked at by itself. */
export const sourceRhythms = ['manual', 'hour', 'day', 'week'] as const;
export type SourceRhythm = (typeof sourceRhythms)[number];

/** Which entries are taken; without a rule all of them are. Names match with `*` and `?`; `maxSize` is in bytes. */
export const SourceRules = z.object({
  include: z._default(z.array(z.string().check(z.trim(), z.maxLength(sourceLimits.rule))).check(z.maxLength(20)), []),
  exclude: z._default(z.array(z.string().check(z.trim(), z.maxLength(sourceLimits.rule))).check(z.maxLength(20)), []),
  maxSize: z.optional(z.number().check(z.int(), z.minimum(1))),
});
export type SourceRules = z.infer<typeof SourceRules>;

const Address = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', sourceMessages.address),
  z.maxLength(2_048, sourceMessages.addressLong),
);

const Name = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', sourceMessages.name),
  z.refine((text) => codePoints(text) <= sourceLimits.name, sourceMessages.nameLong),
);

/**
 * How a source is reached; of an S3 bucket `user` and `password` are the key pair, of Notion `password` is the secret of an integration. `password` is only ever sent to the server: answers carry `hasPassword`, and a save that leaves
 * it out keeps the one that is stored, unless protocol or host of `address`, or `user`, is another one than before.
 */
const access = {
  kind: z.enum(sourceKinds),
  address: Address,
  user: z.optional(z.string().check(z.maxLength(200))),
  password: z.optional(z.string().check(z.maxLength(500))),
  place: z.optional(SourcePlace),
};

/** States of a run: `held` waits for a person, because it would remove more than a usual share of the source. */
export const runStates = ['waiting', 'listing', 'working', 'held', 'done', 'stopped', 'failed'] as const;
export type SourceRunState = (typeof runStates)[number];

/** One look at a source; times in ms since the epoch. The counts are of entries. */
export const SourceRun = z.object({
  id: Id,
  state: z.enum(runStates),
  /** Whether a person asked for it. */
  asked: z.boolean(),
  startedAt: z.number(),
  endedAt: z.optional(z.number()),
  /** Entries of the listing that the rules take. */
  listed: z.number(),
  unchanged: z.number(),
  /** What it has to do in all, and how much of that is done. */
  planned: z.number(),
  finished: z.number(),
  added: z.number(),
  changed: z.number(),
  moved: z.number(),
  removed: z.number(),
  refused: z.number(),
  /** Why it failed or waits, and what to do, in Chinese. */
  reason: z.string(),
});
export type SourceRun = z.infer<typeof SourceRun>;

/** A place outside whose files, pages or entries are documents of one assistant and follow what changes there. */
export const Source = z.object({
  id: Id,
  kbBotId: Id,
  kind: z.enum(sourceKinds),
  name: z.string(),
  address: z.string(),
  user: z.optional(z.string()),
  place: z.optional(SourcePlace),
  hasPassword: z.boolean(),
  rules: SourceRules,
  every: z.enum(sourceRhythms),
  on: z.boolean(),
  /** Documents that come from it and are in the library. */
  documentCount: z.number(),
  /** Entries that are there and not in the library, because they were refused or deleted here by hand. */
  leftOut: z.number(),
  lastRun: z.optional(SourceRun),
  nextRunAt: z.optional(z.number()),
  updatedAt: z.number(),
});
export type Source = z.infer<typeof Source>;

/** What a run did with one entry, or what is still to be done. */
export const sourceActions = ['added', 'changed', 'moved', 'removed', 'refused'] as const;
export type SourceAction = (typeof sourceActions)[number];

export const SourceLine = z.object({
  action: z.enum(sourceActions),
  /** Waiting lines are not done yet. */
  waiting: z.boolean(),
  name: z.string(),
  /** Where it stands at the source: its path or address. */
  path: z.string(),
  reason: z.string(),
  /** The document, where it is in the library. */
  documentId: z.optional(Id),
});
export type SourceLine = z.infer<typeof SourceLine>;

const settings = {
  kbBotId: Id,
  name: Name,
  rules: z._default(SourceRules, { include: [], exclude: [] }),
  every: z._default(z.enum(sourceRhythms), 'day'),
  ...access,
};
const maker = { personal: 'personal', tenant: 'adminPlus' } as const;
const one = { kbBotId: Id, id: Id };
const path = '/api/v1/{scope}KbBotSource';

/** Sources of an assistant's document library. */
export const sources = {
  list: endpoint({
    name: 'sources.list',
    method: 'POST',
    path: `${path}/query/list`,
    access: maker,
    input: z.object({ kbBotId: Id }),
    output: z.object({ rows: z.array(Source) }),
    summary: 'The sources of an assistant, the newest last.',
  }),
  probe: endpoint({
    name: 'sources.probe',
    method: 'POST',
    path: `${path}/query/probe`,
    access: maker,
    input: z.object({ kbBotId: Id, id: z.optional(Id), rules: settings.rules, ...access }),
    output: z.object({ count: z.number(), more: z.boolean(), names: z.array(z.string()), title: z.string() }),
    summary:
      'Tries to reach a source and stores nothing: how many entries the rules take, the first ten names, and a name for the source. `id` names a stored one whose password is used where none is sent.',
  }),
  create: endpoint({
    name: 'sources.create',
    once: true,
    method: 'POST',
    path,
    access: maker,
    input: z.object(settings),
    output: Source,
    summary: 'A new source; its first run begins at once.',
  }),
  update: endpoint({
    name: 'sources.update',
    method: 'PUT',
    path: `${path}/{id}`,
    access: maker,
    input: z.object({ ...settings, id: Id, version }),
    output: Source,
    summary:
      'Changes a source as a whole; 409 with the source of today when somebody else has saved it since `version`.',
  }),
  setOn: endpoint({
    name: 'sources.setOn',
    method: 'POST',
    path: `${path}/update/on`,
    access: maker,
    input: z.object({ ...one, on: z.boolean() }),
    output: nothing,
    summary: 'Pauses a source, or has it looked at by itself again. A run that is going on ends as stopped.',
  }),
  remove: endpoint({
    name: 'sources.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    access: maker,
    input: z.object({ ...one, documents: z.enum(['keep', 'bin']) }),
    output: nothing,
    summary: 'Takes a source away. Its documents stay as they are, or go into the recycle bin.',
  }),
  run: endpoint({
    name: 'sources.run',
    method: 'POST',
    path: `${path}/run`,
    access: maker,
    input: z.object(one),
    output: SourceRun,
    summary: 'Looks at the source now; answers the run that is going on where there is one.',
  }),
  stop: endpoint({
    name: 'sources.stop',
    method: 'POST',
    path: `${path}/run/stop`,
    access: maker,
    input: z.object({ ...one, runId: Id }),
    output: nothing,
    summary: 'Stops a run; what it has done stays, the rest is done by the next one.',
  }),
  decide: endpoint({
    name: 'sources.decide',
    method: 'POST',
    path: `${path}/run/decide`,
    access: maker,
    input: z.object({ ...one, runId: Id, remove: z.boolean() }),
    output: nothing,
    summary:
      'What a run that waits for a person does: everything, or everything but the removals, whose documents then stay until the source has their entries again or they are deleted by hand.',
  }),
  runs: endpoint({
    name: 'sources.runs',
    method: 'POST',
    path: `${path}/query/runs`,
    access: maker,
    input: z.object({ ...one, ...paging }),
    output: listOf(SourceRun),
    summary: 'The runs of a source, the newest first; the last 20 are kept.',
  }),
  lines: endpoint({
    name: 'sources.lines',
    method: 'POST',
    path: `${path}/query/lines`,
    access: maker,
    input: z.object({ ...one, runId: Id, action: z.optional(z.enum(sourceActions)), ...paging }),
    output: listOf(SourceLine),
    summary: 'What a run did or has to do, entry by entry, in the order of its work.',
  }),
};
