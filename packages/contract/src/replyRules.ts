import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';

/** Limits of a keyword rule (assistants.md §5). */
export const ruleLimits = { name: 50, keyword: 20, keywords: 5, content: 3_000 } as const;

/** What is said of a rule that does not fit (decisions.md part C). */
export const ruleMessages = {
  name: '规则名最多输入50个字符',
  keyword: '请输入关键词',
  keywordLong: '每个关键词最多20个字符',
  tooMany: '最多添加5个关键字',
  none: '至少保留一个关键字',
  content: '请输入回复内容',
  contentLong: '回复内容最多为3000个字符',
  repeated: (keyword: string) => `关键词[${keyword}]已重复`,
  taken: (keyword: string) => `关键词[${keyword}]已被其他规则使用`,
} as const;

const Keyword = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', ruleMessages.keyword),
  z.refine((text) => codePoints(text) <= ruleLimits.keyword, ruleMessages.keywordLong),
);

/** The first keyword that is there twice. */
export const repeatedKeyword = (keywords: readonly string[]): string | undefined =>
  keywords.find((keyword, at) => keywords.indexOf(keyword) !== at);

const Keywords = z.array(Keyword).check(
  z.minLength(1, ruleMessages.none),
  z.maxLength(ruleLimits.keywords, ruleMessages.tooMany),
  z.superRefine((keywords, context) => {
    const repeated = repeatedKeyword(keywords);
    if (repeated !== undefined) context.addIssue({ code: 'custom', message: ruleMessages.repeated(repeated) });
  }),
);

const Reply = z.object({
  type: z.literal('markdown'),
  content: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', ruleMessages.content),
    z.refine((text) => codePoints(text) <= ruleLimits.content, ruleMessages.contentLong),
  ),
});

const ruleStatuses = ['enabled', 'disabled'] as const;

/** A fixed answer to fixed words (RULE-01): exact, case sensitive, trimmed (C-86). */
export const ReplyRule = z.object({
  id: Id,
  displayName: z.string(),
  keywords: z.array(z.string()),
  reply: z.object({ type: z.literal('markdown'), content: z.string() }),
  status: z.enum(ruleStatuses),
  updatedAt: z.number(),
});
export type ReplyRule = z.infer<typeof ReplyRule>;

const draft = {
  kbBotId: Id,
  displayName: z._default(
    z.string().check(
      z.trim(),
      z.refine((text) => codePoints(text) <= ruleLimits.name, ruleMessages.name),
    ),
    '',
  ),
  keywords: Keywords,
  reply: Reply,
};
const stored = z.object({ status: z.literal('success'), replyRule: ReplyRule });
const path = '/api/v1/tenantKbBotReplyRule';

/** Keyword rules of an assistant (API-238 to API-245). */
export const replyRules = {
  check: endpoint({
    name: 'replyRules.check',
    method: 'POST',
    path: `${path}/query/checkExistByKeywords`,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id, keywords: Keywords, id: z.optional(Id) }),
    output: z.object({ isExist: z.boolean(), replyRules: z.array(ReplyRule) }),
    summary: 'The rules of the assistant that use one of these keywords; `id` is the rule being edited.',
  }),
  create: endpoint({
    name: 'replyRules.create',
    once: true,
    method: 'POST',
    path,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object(draft),
    output: stored,
    summary: 'A new rule; refused when another rule of the assistant uses one of its keywords.',
  }),
  update: endpoint({
    name: 'replyRules.update',
    method: 'PUT',
    path: `${path}/{id}`,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ ...draft, id: Id, version }),
    output: stored,
    summary: 'Changes a rule as a whole; 409 with the rule of today when somebody else has saved it since `version`.',
  }),
  remove: endpoint({
    name: 'replyRules.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id, id: Id }),
    output: nothing,
    summary: 'Deletes a rule.',
  }),
  updateStatus: endpoint({
    name: 'replyRules.updateStatus',
    method: 'POST',
    path: `${path}/update/status`,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id, id: Id, status: z.enum(ruleStatuses) }),
    output: nothing,
    summary: 'Switches a rule on or off.',
  }),
  page: endpoint({
    name: 'replyRules.page',
    method: 'POST',
    path: `${path}/query/page`,
    scopes: ['tenant'],
    access: 'adminPlus',
    input: z.object({ kbBotId: Id, keyword: z.optional(z.string().check(z.maxLength(200))), ...paging }),
    output: listOf(ReplyRule),
    summary: 'The rules, newest first; `keyword` looks into names and keywords.',
  }),
};
