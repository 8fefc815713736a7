import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './paging.ts';

/** What is known of an assistant's API key. The key itself is shown once, when it is made. */
export const ApiSetting = z.object({
  kbBotId: Id,
  /** The assistant's identifier in calls: its public id, the `model` of a request. */
  publicId: z.string(),
  /** The key with all but its last four characters hidden; empty before one was made. */
  token: z.string(),
  /** ms; null before one was made. */
  createdAt: z.nullable(z.number()),
  /** ms; null before its first call. */
  lastUsedAt: z.nullable(z.number()),
  /** Questions through the API since midnight in Shanghai. */
  askedToday: z.number(),
  /** Questions that are answered in a minute and in a day. */
  perMinute: z.number(),
  perDay: z.number(),
});
export type ApiSetting = z.infer<typeof ApiSetting>;

const access = { scopes: ['tenant'], access: 'adminPlus' } as const;

/** The key with which programs ask an assistant of an enterprise (API-201, channel `api_`). */
export const apiKeys = {
  get: endpoint({
    name: 'apiKeys.get',
    method: 'POST',
    path: '/api/v1/tenantKbBotPublishSetting/query/apiSetting',
    ...access,
    input: z.object({ kbBotId: Id }),
    output: ApiSetting,
    summary: "An assistant's API: its identifier, what is known of its key, and what was asked today.",
  }),
  renew: endpoint({
    name: 'apiKeys.renew',
    method: 'POST',
    path: '/api/v1/tenantKbBotPublishSetting/update/apiSetting',
    ...access,
    input: z.object({ kbBotId: Id }),
    output: z.object({ token: z.string() }),
    summary: 'Makes a new API key and shows it this once; the key before it stops working at once.',
  }),
};
