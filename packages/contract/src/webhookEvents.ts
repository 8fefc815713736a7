/** What a webhook can be told of, in the order that lists show it. */
export const webhookEvents = [
  'document.changed',
  'source.run.ended',
  'answer.disliked',
  'ticket.opened',
  'balance.low',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What only a person asks for, to see whether a receiver takes deliveries. */
export const WEBHOOK_TEST = 'webhook.test';
