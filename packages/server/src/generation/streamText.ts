import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, errorCodes } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { personAsking, type Asker } from '../answers/asker.ts';
import { ModelError, type Model, type NamedModel } from '../answers/engine/index.ts';
import { hubOf } from '../answers/hub.ts';
import { waitFor } from '../answers/waitFor.ts';
import { wordListOf } from '../blockedWords/blockedWords.ts';
import { cutAt, Guard, refuseBlocked } from '../blockedWords/guard.ts';
import { releaseAnswer, reserveForGeneration, settleAnswer } from '../coins/answers.ts';
import { coinReservation } from '../coins/schema.ts';
import { tenantUser } from '../identity/schema.ts';
import { refuseStopped } from '../identity/stopped.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { ownerOf, type Caller } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import type { Call } from '../platform/http/route.ts';
import type { EventStream } from '../platform/http/sse.ts';
import type { Services } from '../platform/services.ts';
import { refuseSwitchedOff, writerOf } from './available.ts';
import { LONGEST, perPerson, TEXT_MAX, TOKENS } from './limits.ts';
import { generatedText } from './schema.ts';

/** One text to be written. */
export interface Work {
  /** What it is, and what the ledger says that it was. */
  of: 'aiChat' | 'aiWrite';
  remark: string;
  messages(model: NamedModel): Parameters<Model>[0];
  /** The event before the first piece; none where there is nothing to tell. */
  begun?: object;
  /** The last event of a text that came to its end. */
  ended(text: string): object;
  /** Keeps what was written, together with the price; `stopped` when it broke off. */
  keep?(tx: Queries, text: string, stopped: boolean): Promise<void>;
}

/**
 * Streams what the model writes and takes its price by the rule of answers (contract/src/prices.ts): a text that its
 * reader stopped stays paid, one that broke off by itself is free and kept, one without a word is free. Hanging up is how
 * a person stops it.
 */
export async function streamText(
  call: Call<unknown>,
  prepare: (asker: Asker) => Promise<Work> | Work,
  open: () => EventStream<object>,
): Promise<void> {
  const { services, caller, log } = call;
  refuseSwitchedOff(services);
  refuseStopped(caller);
  const asker = personAsking(caller);
  const work = await prepare(asker);
  const model = writerOf(services);
  const said = work.messages(model).filter(({ role }) => role === 'user');
  await refuseBlocked(services, null, said.map(({ content }) => content).join('\n'));
  await allow(services, `generation:${caller.userId}`, perPerson);
  const { leave } = await hubOf(services).seats.take({ asker: asker.key, kbBotId: 'generation' });
  try {
    const id = idOf(asker, call.header(constants.IDEMPOTENCY_HEADER));
    const isNew = await reserveForGeneration(
      services.db,
      ownerOf(caller),
      { of: work.of, id, remark: work.remark },
      services.now(),
    );
    if (isNew) await write(call, id, work, model, open);
    else await sendAgain(call, id, work, open);
  } catch (error) {
    if (!(error instanceof Failure)) log.error({ error }, 'a text was not generated');
    throw error;
  } finally {
    leave();
  }
}

/** So often it is looked whether whoever a text is written for may still have it, in milliseconds. */
const LOOK_EVERY = 1_000;

/** Throws for somebody who was removed from the enterprise which pays: it pays for nothing more of his. */
async function refuseLeaver({ db }: Services, { userId, tenant }: Caller): Promise<void> {
  if (tenant === null) return;
  const membership = and(eq(tenantUser.tenantId, tenant.id), eq(tenantUser.userId, userId));
  if ((await db.$count(tenantUser, membership)) === 0)
    throw new Failure(errorCodes.forbidden, '您已不在该企业，生成已停止');
}

async function write(
  { services, caller, signal: hungUp, log, requestId }: Call<unknown>,
  id: string,
  work: Work,
  model: NamedModel,
  open: () => EventStream<object>,
): Promise<void> {
  const stream = open();
  const gone = AbortSignal.any([hungUp, stream.signal]);
  const signal = AbortSignal.any([gone, services.stopping, AbortSignal.timeout(LONGEST)]);
  let seq = 0;
  const send = (event: object) => stream.send({ ...event, seq }, seq++);
  let text = '';
  let broke = false;
  let failure = new Failure(errorCodes.unavailable);
  const guard = new Guard(await wordListOf(services));
  let looked = Date.now();
  const show = async (piece: string) => {
    if (piece === '') return;
    text += piece;
    await send({ text: piece });
  };
  try {
    if (work.begun) await send(work.begun);
    for await (const piece of model.complete(work.messages(model), signal, { maxTokens: TOKENS })) {
      // PostgreSQL takes neither NUL nor half a character.
      const clean = piece.replaceAll('\0', '');
      if (clean === '') continue;
      if (Date.now() - looked >= LOOK_EVERY) {
        await refuseLeaver(services, caller);
        looked = Date.now();
      }
      await show(guard.feed(clean));
      if (guard.hit || text.length > TEXT_MAX) break;
    }
    await show(guard.end());
    if (guard.hit) await show(await cutAt(services, null, guard, guard.hit));
  } catch (error) {
    broke = true;
    if (error instanceof Failure) failure = error;
    else if (error instanceof ModelError) {
      failure = waitFor(error) ?? failure;
      log.warn({ kind: error.kind }, 'a text broke off');
    } else if (!signal.aborted) log.error({ error }, 'a text broke off');
  }
  const kept = text.toWellFormed();
  const isEmpty = kept.trim() === '';
  const isFree = isEmpty || (broke && !gone.aborted);
  try {
    await services.db.transaction(async (tx) => {
      await (isFree ? releaseAnswer : settleAnswer)(tx, id, services.now());
      if (isEmpty) return;
      await work.keep?.(tx, kept, broke);
      const { begun = null } = work;
      await tx.insert(generatedText).values({ id, begun, text: kept, broke, at: services.now() });
    });
  } catch (error) {
    // The sweep gives the coins back.
    log.error({ error }, 'a generated text was not stored');
    broke = true;
  }
  if (broke || isEmpty) await send({ errorCode: failure.code, errorMessage: failure.message, requestId });
  else await send(work.ended(kept));
}

/**
 * The same request once more: its text, which did not arrive. Throws 409 for one that made no text, and
 * 503 for one that is still being written.
 */
async function sendAgain(
  { services, requestId, signal }: Call<unknown>,
  id: string,
  work: Work,
  open: () => EventStream<object>,
): Promise<void> {
  const made = await lookFor(services, id, signal);
  if (!made) throw new Failure(errorCodes.conflict, '这次请求已经处理过，请重新提交');
  const stream = open();
  const { code, message } = new Failure(errorCodes.unavailable);
  const last = made.broke
    ? { errorCode: code, errorMessage: message, requestId }
    : { ...work.ended(made.text), ...made.begun };
  const events = [...(made.begun ? [made.begun] : []), { text: made.text }, last];
  for (const [seq, event] of events.entries()) await stream.send({ ...event, seq }, seq);
}

/** A request whose connection broke ends within moments: so long it is waited for, in milliseconds. */
const PATIENCE = 10_000;

async function lookFor({ db }: Call<unknown>['services'], id: string, signal: AbortSignal) {
  for (const end = Date.now() + PATIENCE; ;) {
    const [made] = await db.select().from(generatedText).where(eq(generatedText.id, id));
    if (made || signal.aborted) return made;
    const [open] = await db
      .select({ id: coinReservation.answerId })
      .from(coinReservation)
      .where(eq(coinReservation.answerId, id));
    if (!open) return undefined;
    if (Date.now() > end) throw new Failure(errorCodes.unavailable, '上一次请求还在生成，请稍后重试');
    await sleep(200);
  }
}

/** The same person and key are the same text, which is paid once. */
function idOf(asker: Asker, key: string | undefined): string {
  if (key === undefined) return newId();
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Failure(errorCodes.invalidInput);
  return createHash('sha256').update(`${asker.key} ${key}`).digest('hex').slice(0, 32);
}
