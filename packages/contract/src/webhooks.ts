import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { codePoints, Id, listOf, nothing, paging } from './paging.ts';
import { version } from './version.ts';
import { WEBHOOK_TEST, webhookEvents } from './webhookEvents.ts';

/** Limits of webhooks; days are those for which deliveries can be looked at. */
export const webhookLimits = { perAssistant: 10, address: 2_048, description: 100, keptDays: 30 } as const;

/** What is said of a webhook that does not fit. */
export const webhookMessages = {
  address: '请填写接收地址',
  addressLong: '接收地址最多输入2048个字符',
  notHttps: '接收地址要以https://开头',
  notOutside: '接收地址要能从公网访问，不能是内网地址，端口只能是80或443',
  descriptionLong: '描述最多输入100个字符',
  noEvents: '请至少选择一个事件',
  tooMany: '每个助手最多添加10个事件推送',
} as const;

const Event = z.enum(webhookEvents);

/** Why a webhook was switched off by the product: its receiver said 410, or failed for days. */
export const webhookOffReasons = ['gone', 'failing'] as const;

/** An address that is told by signed POST requests what happens to an assistant; times in ms since the epoch. */
export const Webhook = z.object({
  id: Id,
  kbBotId: Id,
  address: z.string(),
  description: z.string(),
  events: z.array(Event),
  on: z.boolean(),
  offReason: z.optional(z.enum(webhookOffReasons)),
  /** Since when deliveries fail; left out while they arrive. */
  failingSince: z.optional(z.number()),
  /** Until when deliveries are signed with the former secret as well. */
  formerSecretUntil: z.optional(z.number()),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type Webhook = z.infer<typeof Webhook>;

/** `waiting` is to be tried, for the first time or again; `failed` is given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof deliveryStates)[number];

/** One event on its way to one webhook. What is said of an answer is that of the last try. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The header `webhook-id`, the same at every try. */
  eventId: z.string(),
  type: z.enum([...webhookEvents, WEBHOOK_TEST]),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAt: z.number(),
  lastAttemptAt: z.optional(z.number()),
  nextAttemptAt: z.optional(z.number()),
  /** What was sent. */
  requestBody: z.string(),
  /** Left out where no answer came. */
  responseStatus: z.optional(z.number()),
  /** Its first bytes as text. */
  responseBody: z.string(),
  /** How long the receiver took, in ms. */
  duration: z.optional(z.number()),
  /** Why it did not arrive, in Chinese. */
  error: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const settings = {
  address: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', webhookMessages.address),
    z.maxLength(webhookLimits.address, webhookMessages.addressLong),
  ),
  description: z._default(
    z.string().check(
      z.trim(),
      z.refine((text) => codePoints(text) <= webhookLimits.description, webhookMessages.descriptionLong),
    ),
    '',
  ),
  events: z.array(Event).check(z.minLength(1, webhookMessages.noEvents), z.maxLength(webhookEvents.length)),
  on: z._default(z.boolean(), true),
};

const access = { scopes: ['tenant'], access: 'adminPlus' } as const;
const path = '/api/v1/tenantKbBotWebhook';
const one = { kbBotId: Id, id: Id };
const withSecret = z.object({ webhook: Webhook, secret: z.string() });

/** Webhooks of an enterprise's assistant, and what was delivered to them. */
export const webhooks = {
  list: endpoint({
    name: 'webhooks.list',
    method: 'POST',
    path: `${path}/query/list`,
    ...access,
    input: z.object({ kbBotId: Id }),
    output: z.object({ rows: z.array(Webhook) }),
    summary: 'The webhooks of an assistant, the newest last. Secrets are never among them.',
  }),
  create: endpoint({
    name: 'webhooks.create',
    method: 'POST',
    path,
    ...access,
    input: z.object({ kbBotId: Id, ...settings }),
    output: withSecret,
    summary: 'A new webhook, with the secret that signs its deliveries, which is shown this once.',
  }),
  update: endpoint({
    name: 'webhooks.update',
    method: 'PUT',
    path: `${path}/{id}`,
    ...access,
    input: z.object({ ...one, ...settings, version }),
    output: Webhook,
    summary:
      'Changes a webhook as a whole; 409 with the webhook of today when somebody else has saved it since `version`.',
  }),
  remove: endpoint({
    name: 'webhooks.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    ...access,
    input: z.object(one),
    output: nothing,
    summary: 'Deletes a webhook with its deliveries; what was still to be delivered is not.',
  }),
  renewSecret: endpoint({
    name: 'webhooks.renewSecret',
    method: 'POST',
    path: `${path}/update/secret`,
    ...access,
    input: z.object(one),
    output: withSecret,
    summary:
      'Makes a new secret and shows it this once. For 24 hours deliveries are signed with the former one as well.',
  }),
  test: endpoint({
    name: 'webhooks.test',
    method: 'POST',
    path: `${path}/test`,
    ...access,
    input: z.object(one),
    output: WebhookDelivery,
    summary: 'Sends a test event now, also to a webhook that is off, and answers what came of it. It is not repeated.',
  }),
  deliveries: endpoint({
    name: 'webhooks.deliveries',
    method: 'POST',
    path: `${path}/query/deliveries`,
    ...access,
    input: z.object({ ...one, state: z.optional(z.enum(deliveryStates)), ...paging }),
    output: listOf(WebhookDelivery),
    summary: 'Deliveries of a webhook in the last 30 days, the newest first.',
  }),
  resend: endpoint({
    name: 'webhooks.resend',
    method: 'POST',
    path: `${path}/delivery/resend`,
    ...access,
    input: z.object({ ...one, deliveryId: Id }),
    output: WebhookDelivery,
    summary: 'Has a delivery sent again, with the same `webhook-id`; 409 while the webhook is off.',
  }),
};
