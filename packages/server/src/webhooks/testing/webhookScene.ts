import { webhooks, type WebhookEvent } from '@tinystar/contract';
import type { Actor } from '../../testing/index.ts';

const PATH = '/api/v1/tenantKbBotWebhook';

/** A maker's calls on the webhooks of one assistant. */
export function webhookScene(maker: Pick<Actor, 'call'>, kbBotId: string) {
  const post = (path: string, body: object) => maker.call('POST', `${PATH}${path}`, { kbBotId, ...body });
  return {
    post,
    create: async (address: string, events: readonly WebhookEvent[]) =>
      (await post('', { address, events })).as(webhooks.create),
    save: (id: string, body: object) => maker.call('PUT', `${PATH}/${id}`, { kbBotId, ...body }),
    list: async () => (await post('/query/list', {})).as(webhooks.list).rows,
    deliveries: async (id: string, more: object = {}) =>
      (await post('/query/deliveries', { id, ...more })).as(webhooks.deliveries),
  };
}

export type WebhookScene = ReturnType<typeof webhookScene>;
