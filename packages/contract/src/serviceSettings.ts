import * as z from 'zod/mini';
import { codePoints } from './paging.ts';

/** Limits of the words that lead to a person, and of those for the time when nobody is there. */
export const serviceLimits = { keywords: 10, keyword: 20, words: 200 } as const;

/** What is said of settings of human service that do not fit. */
export const serviceMessages = {
  keyword: '请输入关键词',
  keywordLong: `每个关键词最多${serviceLimits.keyword}个字符`,
  tooMany: `最多添加${serviceLimits.keywords}个关键词`,
  repeated: '关键词不能重复',
  days: '请选择工作日',
  time: '时间格式不正确',
  order: '结束时间须晚于开始时间',
  wordsLong: `最多输入${serviceLimits.words}个字符`,
} as const;

/** When the chat leads to the agents. Whoever asks for a person in any wording is led there anyway. */
export const HandOff = z.object({
  /** Words of the enterprise: a question that holds one asks for a person. */
  keywords: z
    .array(
      z.string().check(
        z.trim(),
        z.refine((text) => text !== '', serviceMessages.keyword),
        z.refine((text) => codePoints(text) <= serviceLimits.keyword, serviceMessages.keywordLong),
      ),
    )
    .check(
      z.maxLength(serviceLimits.keywords, serviceMessages.tooMany),
      z.refine((all) => new Set(all).size === all.length, serviceMessages.repeated),
    ),
  /** Two disliked answers in a row bring the offer of a person. */
  afterDislikes: z.boolean(),
});
export type HandOff = z.infer<typeof HandOff>;

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, serviceMessages.time));

/** When agents are at work, in the time of Asia/Shanghai; without hours they always may be. */
export const OfficeHours = z
  .object({
    status: z.enum(['enabled', 'disabled']),
    /** From 1 for Monday to 7 for Sunday. */
    days: z
      .array(z.number().check(z.int(), z.minimum(1), z.maximum(7)))
      .check(z.minLength(1, serviceMessages.days), z.maxLength(7)),
    from: Time,
    to: Time,
    /** Said to whoever asks outside of them; empty for words of the product. */
    words: z.string().check(z.refine((text) => codePoints(text) <= serviceLimits.words, serviceMessages.wordsLong)),
  })
  .check(z.refine(({ from, to }) => from < to, { error: serviceMessages.order, path: ['to'] }));
export type OfficeHours = z.infer<typeof OfficeHours>;
