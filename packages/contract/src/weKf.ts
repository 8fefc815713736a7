import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';

const keywordMax = 20;

/** Limits of WeChat customer service (decisions.md part D). */
export const weKfLimits = {
  /** Characters of a keyword that hands the conversation to a person. */
  keyword: keywordMax,
  keywords: 20,
  poll: 5_000,
  monthDays: 31,
  renewDays: 20,
  /** Customers that an enterprise without certification can serve in all. */
  uncertifiedCustomers: 100,
  /** Milliseconds of silence after which a search is asked for. */
  searchPause: 500,
  /** Bytes of a picture, as the platform takes it. */
  media: 2 * 1024 * 1024,
} as const;

export const weKfMessages = {
  keywordTaken: '关键词已存在',
  nameMissing: '姓名不能为空',
} as const;

const status = z.object({ status: z.literal('ok') });
const bot = z.object({ kbBotId: Id });
const kf = { kbBotId: Id, kfId: Id };
const keyword = z.optional(z.string().check(z.maxLength(100)));

const keywords = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(keywordMax))).check(
  z.maxLength(weKfLimits.keywords),
  z.refine((all) => new Set(all).size === all.length, weKfMessages.keywordTaken),
);

export const WeKfSetting = z.object({
  /** Whether the operator has set up the app that an enterprise installs. */
  configured: z.boolean(),
  /** The enterprise in WeChat Work; null until it has installed the app. */
  corpId: z.nullable(z.string()),
  /** The customer's message that is exactly one of these goes to a person. */
  keywords: z.array(z.string()),
  /** Why the last installation was not taken over; empty when there is nothing to say. */
  problem: z.string(),
  /** When the keywords were saved last; 0 before an enterprise has installed the app. */
  updatedAt: z.number(),
});
export type WeKfSetting = z.infer<typeof WeKfSetting>;

export const WeKfCustomerService = z.object({ id: Id, name: z.string(), avatar: z.string() });
export type WeKfCustomerService = z.infer<typeof WeKfCustomerService>;

export const WeKfReceptionist = z.object({
  id: Id,
  name: z.string(),
  /** ms; null before a code is activated. */
  expired_at: z.nullable(z.number()),
});
export type WeKfReceptionist = z.infer<typeof WeKfReceptionist>;

export const WeKfActiveCode = z.object({
  id: z.string(),
  status: z.enum(['unused', 'used']),
  duration: z.number(),
  /** Months of 31 days. */
  duration_unit: z.literal('m'),
  /** ms; null while unused. */
  activate_time: z.nullable(z.number()),
  activate_user_name: z.string(),
});
export type WeKfActiveCode = z.infer<typeof WeKfActiveCode>;

const setting = '/api/v1/tenantKbBotPublishSetting';
const asked = { method: 'POST', scopes: ['tenant'], access: 'adminPlus' } as const;

/** WeChat customer service (API-208, API-209, API-214, API-225 to API-237): an app that an enterprise installs. */
export const weKf = {
  setting: endpoint({
    ...asked,
    name: 'weKf.setting',
    path: `${setting}/query/weKfSetting`,
    input: bot,
    output: WeKfSetting,
    summary: 'The enterprise that has installed the app, and the keywords that call a person.',
  }),
  updateSetting: endpoint({
    ...asked,
    name: 'weKf.updateSetting',
    path: `${setting}/update/weKfSetting`,
    input: z.object({ kbBotId: Id, keywords, version }),
    output: nothing,
    summary:
      'Changes the keywords that call a person; 409 with the setting of today when somebody else has saved since `version`.',
  }),
  link: endpoint({
    ...asked,
    name: 'weKf.link',
    path: `${setting}/query/customerServiceLink4WeKf`,
    input: z.object(kf),
    output: z.object({ url: z.string() }),
    summary: 'The address that opens a customer service in WeChat.',
  }),
  generateAuthUrl: endpoint({
    ...asked,
    name: 'weKf.generateAuthUrl',
    path: '/api/v1/weKf/generateAuthUrl',
    input: bot,
    output: z.object({ url: z.string() }),
    summary: 'The address under which an administrator of WeChat Work installs the app for this assistant.',
  }),
  customerServices: endpoint({
    ...asked,
    name: 'weKf.customerServices',
    path: '/api/v1/weKfCustomerService/query/page',
    input: z.object({ kbBotId: Id, keyword, ...paging }),
    output: listOf(WeKfCustomerService),
    summary: 'The customer services of the enterprise, as of the last sync.',
  }),
  syncCustomerServices: endpoint({
    ...asked,
    name: 'weKf.syncCustomerServices',
    path: '/api/v1/weKfCustomerService/sync',
    input: bot,
    output: status,
    summary: 'Reads the customer services from WeChat Work.',
  }),
  temporaryMedia: endpoint({
    ...asked,
    name: 'weKf.temporaryMedia',
    path: '/api/v1/weKf/upload/temporaryMedia',
    kind: 'upload',
    input: z.object({ kbBotId: Id, files: z.file() }),
    output: z.object({ mediaId: z.string() }),
    summary: 'Puts a png or jpg of at most 2 MiB on WeChat Work, which keeps it for three days.',
  }),
  updateAvatar: endpoint({
    ...asked,
    name: 'weKf.updateAvatar',
    path: '/api/v1/weKfCustomerService/update/avatar',
    input: z.object({ ...kf, mediaId: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: nothing,
    summary: 'Gives a customer service an uploaded picture, which customers see.',
  }),
  receptionists: endpoint({
    ...asked,
    name: 'weKf.receptionists',
    path: '/api/v1/weKfReceptionist/query/page',
    input: z.object({ ...kf, keyword, ...paging }),
    output: listOf(WeKfReceptionist),
    summary: 'Who serves the customers of one customer service in person, as of the last sync.',
  }),
  syncReceptionists: endpoint({
    ...asked,
    name: 'weKf.syncReceptionists',
    path: '/api/v1/weKfReceptionist/sync',
    input: z.object(kf),
    output: status,
    summary: 'Reads the receptionists of one customer service from WeChat Work.',
  }),
  addReceptionist: endpoint({
    ...asked,
    name: 'weKf.addReceptionist',
    path: '/api/v1/weKfReceptionist/add',
    input: z.object({
      ...kf,
      name: z.string().check(z.trim(), z.minLength(1, weKfMessages.nameMissing), z.maxLength(64)),
    }),
    output: z.object({ status: z.enum(['ok', 'failed']), error_message: z.string() }),
    summary: 'Adds a person within the range of the app by the exact name.',
  }),
  removeReceptionist: endpoint({
    ...asked,
    name: 'weKf.removeReceptionist',
    path: '/api/v1/weKfReceptionist/remove',
    input: z.object({ ...kf, receptionistId: Id }),
    output: nothing,
    summary: 'Takes a receptionist from a customer service.',
  }),
  activeCodes: endpoint({
    ...asked,
    name: 'weKf.activeCodes',
    path: '/api/v1/weKfActiveCode/query/page',
    input: z.object({ kbBotId: Id, ...paging }),
    output: listOf(WeKfActiveCode),
    summary: 'The activation codes that were bought for the enterprise.',
  }),
  activateReceptionist: endpoint({
    ...asked,
    name: 'weKf.activateReceptionist',
    path: '/api/v1/weKfReceptionist/activate',
    input: z.object({ ...kf, receptionistId: Id, activeCode: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: nothing,
    summary: 'Uses an activation code for a receptionist.',
  }),
};
