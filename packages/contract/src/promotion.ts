import * as z from 'zod/mini';
import { Avatar } from './avatar.ts';
import { DateKey, dayRange } from './dateKey.ts';
import { endpoint } from './endpoint.ts';
import { Id, nothing } from './paging.ts';

const range = z.object(dayRange);

/** Questions that promotees asked on one day, and how many of them asked. */
export const PromoteeUsage = z.object({ dateKey: DateKey, usageCount: z.number(), userCount: z.number() });
export type PromoteeUsage = z.infer<typeof PromoteeUsage>;

/** One of the first five; `count` questions. */
export const PromotionRank = z.object({ id: Id, name: z.string(), avatar: Avatar, count: z.number() });
export type PromotionRank = z.infer<typeof PromotionRank>;

const top5 = z.object({ rows: z.array(PromotionRank) });
const path = (call: string) => `/api/v1/report/promotion/query/${call}`;

/** What became of the people one has invited; for promotion users (API-065 to API-070). */
export const promotion = {
  promotees: endpoint({
    name: 'promotion.promotees',
    method: 'POST',
    path: path('promoteeStatistics'),
    access: 'channelUser',
    input: nothing,
    output: z.object({ promoteeCount: z.number(), activeCount: z.number(), vipCount: z.number() }),
    summary: 'People who registered by invitation, those of them who have asked something, and those who are VIP.',
  }),
  usage: endpoint({
    name: 'promotion.usage',
    method: 'POST',
    path: path('promoteeUsageStatistics'),
    access: 'channelUser',
    input: z.object({ dateKey: DateKey }),
    output: z.object({ rows: z.array(PromoteeUsage), today: PromoteeUsage }),
    summary: 'Use on the 29 days before a day, days without any left out, and of that day so far.',
  }),
  deltas: endpoint({
    name: 'promotion.deltas',
    method: 'POST',
    path: path('promoteeCountDeltaSeries'),
    access: 'channelUser',
    input: range,
    output: z.object({ rows: z.array(z.object({ dateKey: DateKey, count: z.number() })) }),
    summary: 'New promotees of each day of a range, days without any included.',
  }),
  byService: endpoint({
    name: 'promotion.byService',
    method: 'POST',
    path: path('promoteeUsageCount/service'),
    access: 'channelUser',
    input: range,
    output: z.object({ rows: z.array(z.object({ service: z.enum(['use', 'make', 'web']), count: z.number() })) }),
    summary: 'Questions of promotees by where they asked.',
  }),
  userTop5: endpoint({
    name: 'promotion.userTop5',
    method: 'POST',
    path: path('promoteeUsageCount/userTop5'),
    access: 'channelUser',
    input: range,
    output: top5,
    summary: 'The five promotees who asked most.',
  }),
  kbBotTop5: endpoint({
    name: 'promotion.kbBotTop5',
    method: 'POST',
    path: path('promoteeUsageCount/kbBotTop5'),
    access: 'channelUser',
    input: range,
    output: top5,
    summary: 'The five assistants that promotees asked most; one that is not published keeps its name to itself.',
  }),
};
