import { and, eq } from 'drizzle-orm';
import { OutsideError, postOutside } from '../platform/egress/index.ts';
import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';
import { allowedHosts } from './address.ts';
import { kbBotWebhookDelivery, type DeliveryRow, type WebhookRow } from './schema.ts';
import { secretsOf, signedHeaders } from './secrets.ts';

/** Milliseconds before each further try; after the last one the delivery is given up. */
const backOff = [10, 60, 300, 1_800, 7_200, 21_600, 43_200].map((seconds) => seconds * 1_000);
/** Failures with which a delivery has had its last try. */
export const LAST_TRY = backOff.length;
/** Bytes of an answer that are kept. */
const KEPT = 1_024;

/** What one try came to. */
export interface Outcome {
  row: DeliveryRow;
  ok: boolean;
  /** The receiver wants no more, ever (410). */
  gone: boolean;
  /** Nothing was heard of it, in all the time it had or at once. */
  silent: boolean;
}

/** Sends a delivery once and notes what came of it. A process that dies meanwhile has noted nothing: it is sent again. */
export async function attempt(
  services: Services,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const started = performance.now();
  const answer = await post(services, webhook, delivery, signal);
  // Cut short because the server stops: not the receiver's doing, and no try of its.
  if (answer.status === null) signal.throwIfAborted();
  const ok = answer.status !== null && answer.status >= 200 && answer.status < 300;
  const gone = answer.status === 410;
  const at = services.now();
  const failures = ok ? 0 : delivery.failures + 1;
  const wait = ok || gone ? undefined : backOff[delivery.failures];
  const [row] = await services.db
    .update(kbBotWebhookDelivery)
    .set({
      state: ok ? 'delivered' : wait === undefined ? 'failed' : 'waiting',
      attempts: delivery.attempts + 1,
      failures,
      nextAt: new Date(at.getTime() + jittered(wait ?? 0)),
      responseStatus: answer.status,
      responseBody: answer.body,
      duration: Math.round(performance.now() - started),
      error: ok ? '' : answer.error,
      lastAttemptAt: at,
    })
    .where(and(eq(kbBotWebhookDelivery.id, delivery.id), eq(kbBotWebhookDelivery.state, 'waiting')))
    .returning();
  return { row: row ?? delivery, ok, gone, silent: answer.status === null };
}

/** A tenth more or less, so that what failed together does not come back together. */
const jittered = (wait: number): number => Math.round(wait * (0.9 + Math.random() * 0.2));

async function post(services: Services, webhook: WebhookRow, { eventId, body }: DeliveryRow, signal: AbortSignal) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'TinyStar-Webhooks/1.0',
    ...signedHeaders(secretsOf(services, webhook), eventId, services.now(), body),
  };
  try {
    const answer = await postOutside(webhook.address, { headers, body, signal }, { allowed: allowedHosts(services) });
    const text = mended(answer.body.subarray(0, KEPT).toString('utf8'));
    return { status: answer.status, body: text, error: statusWords(answer.status) };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { status: null, body: '', error: failureWords(error) };
  }
}

function statusWords(status: number): string {
  if (status >= 300 && status < 400) return `接收方返回${status}，推送不跟随跳转，请填写最终的地址`;
  return status === 410 ? '接收方返回410，表示不再接收' : `接收方返回${status}`;
}

function failureWords({ kind, message }: OutsideError): string {
  if (kind === 'refused') return '地址指向内网，不能发送';
  return message === 'no answer in time' ? '接收方10秒内没有回应' : '无法连接接收方';
}
