import { constants, errorCodes, type AnswerStreamEvent } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import { metricsOf } from '../platform/metrics/metrics.ts';
import type { Call } from '../platform/http/route.ts';
import type { EventStream } from '../platform/http/sse.ts';
import type { Asked } from './asked.ts';
import { beginInQueue } from './begin.ts';
import { hubOf } from './hub.ts';

/**
 * Answers a call with the events of an answer; the headers `idempotency-key` and `last-event-id` say which one to go on
 * with and after which event. Failures before the first event are plain HTTP answers.
 */
export async function streamAnswer(
  call: Call<unknown>,
  asked: Asked,
  open: () => EventStream<AnswerStreamEvent>,
): Promise<void> {
  const { services, log, requestId } = call;
  const gone = new AbortController();
  const signal = AbortSignal.any([call.signal, gone.signal]);
  const after = lastEventId(call);
  const started = performance.now();
  const attempt = { idempotencyKey: keyOf(call), comesBack: true, after, signal, log, requestId };
  // Counted before anything is looked up, so that hundreds of calls with one key are refused for nothing.
  const leave = hubOf(services).streams.open(asked.asker.key);
  try {
    const events = await beginInQueue(services, asked, attempt);
    const stream = open();
    stream.signal.addEventListener('abort', () => gone.abort(), { once: true });
    for await (const event of events) {
      const seq = 'seq' in event ? event.seq : undefined;
      if (after === undefined && seq === 1)
        metricsOf(services).firstEvent.observe((performance.now() - started) / 1000);
      await stream.send(event, seq);
    }
  } finally {
    leave();
  }
}

function keyOf(call: Call<unknown>): string | undefined {
  const key = call.header(constants.IDEMPOTENCY_HEADER);
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) throw new Failure(errorCodes.invalidInput);
  return key;
}

function lastEventId(call: Call<unknown>): number | undefined {
  const sent = call.header('last-event-id');
  if (sent === undefined) return undefined;
  return /^\d{1,9}$/.test(sent) ? Number(sent) : -1;
}
