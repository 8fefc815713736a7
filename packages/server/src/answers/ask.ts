import { constants, errorCodes, prices, type AnswerEvent, type SentenceMap, type Side } from '@tinystar/contract';
import type { AssistantRow } from '../assistants/schema.ts';
import { balanceOf, insufficientCoins } from '../coins/move.ts';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import type { EventStream } from '../platform/http/sse.ts';
import { answererOf } from './answererOf.ts';
import { payerOf, type Asker } from './asker.ts';
import { beginTurn, findTurn, type Begun } from './beginTurn.ts';
import { context } from './context.ts';
import { followRow } from './followRow.ts';
import { hubOf, type Hub } from './hub.ts';
import { resumeTurn } from './resumeTurn.ts';
import type { TurnRow } from './schema.ts';
import { settleTurn } from './settleTurn.ts';
import { Turn } from './turn.ts';
import { emptyLog, type TurnLog } from './turnLog.ts';

/** A question as the routes hand it over, after access was checked. */
export interface Ask {
  bot: AssistantRow;
  asker: Asker;
  side: Side;
  source: string;
  question: string;
  again: string | undefined;
  /** Says why this assistant does not answer at all; shown as the answer, free of charge. */
  closed: string | undefined;
  /** Counts a new question and throws 429 for one too many; going on with an old one is not counted. */
  allowed?: () => Promise<void>;
}

/** Anything that yields the events of a turn: the running turn itself, or its row. */
interface Events {
  attach(): () => void;
  follow(after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent>;
}

/**
 * Answers a question as a stream: begins a turn, or goes on with the one that has the same idempotency key after the
 * event named by `last-event-id`. Failures before the first event are plain HTTP answers.
 */
export async function ask(call: Call<unknown>, question: Ask, open: () => EventStream<AnswerEvent>): Promise<void> {
  const hub = hubOf(call.services);
  await hub.start();
  const key = idempotencyKey(call);
  let last = lastEventId(call);
  let stream: EventStream<AnswerEvent> | undefined;
  for (;;) {
    const turn = await hub.alone(question.asker.key, () => find(call, hub, question, key));
    const detach = turn.attach();
    try {
      stream ??= open();
      const signal = AbortSignal.any([stream.signal, call.signal]);
      for await (const event of turn.follow(last, signal)) {
        await stream.send(event, event.seq);
        last = event.seq ?? last;
        if (!('status' in event) || event.status === 'finished') return;
      }
      if (signal.aborted) return;
    } finally {
      detach();
    }
    // Parked under our eyes: look again, which takes it up.
  }
}

async function find(call: Call<unknown>, hub: Hub, question: Ask, key: string): Promise<Events> {
  const { services } = call;
  const { bot, asker } = question;
  const now = services.now();
  const payer = question.closed === undefined ? payerOf(bot, asker) : null;
  // Without a repeat in sight the key is tried at once and runs into its twin if there is one.
  const looks = question.allowed !== undefined || call.header('last-event-id') !== undefined;
  const known = looks ? await findTurn(services.db, asker.key, key) : undefined;
  if (known) return goOn(call, hub, question, known);
  await question.allowed?.();
  const leave = await seat(call, hub, question, key, payer);
  if (typeof leave !== 'function') return goOn(call, hub, question, leave);
  try {
    const begun = await beginTurn(services.db, {
      ...question,
      idempotencyKey: key,
      payer,
      instanceId: hub.instanceId,
      now,
    });
    if (!('existing' in begun)) return run(call, hub, question, begun, emptyLog(), leave);
    leave();
    return await goOn(call, hub, question, begun.existing);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Takes a seat. When there is none: a repeated key has its seat already, and who cannot pay is told that first. */
async function seat(
  { services }: Call<unknown>,
  hub: Hub,
  { asker, bot }: Ask,
  key: string,
  payer: Owner | null,
): Promise<(() => void) | TurnRow> {
  try {
    return hub.admit({ asker: asker.key, kbBotId: bot.id });
  } catch (error) {
    const existing = await findTurn(services.db, asker.key, key);
    if (existing) return existing;
    if (payer && (await balanceOf(services.db, payer)) < prices.answer) throw insufficientCoins(payer);
    throw error;
  }
}

async function goOn(call: Call<unknown>, hub: Hub, question: Ask, row: TurnRow): Promise<Events> {
  const { services } = call;
  if (row.kbBotId !== question.bot.id) throw new Failure(errorCodes.conflict);
  const running = hub.get(row.id);
  if (running) return running;
  const taken = row.state === 'interrupted' ? await resumeTurn(services, hub, row, question) : undefined;
  if (!taken) return followRow(services, hub, row.id);
  return run(call, hub, question, taken.begun, taken.log, taken.leave, taken.cited);
}

function run(
  call: Call<unknown>,
  hub: Hub,
  question: Ask,
  begun: Begun,
  log: TurnLog,
  leave: () => void,
  cited?: SentenceMap,
): Turn {
  const { services } = call;
  const { bot } = question;
  const answerer = answererOf(services, question.closed);
  const written = log.text;
  const turn = new Turn({
    id: begun.turnId,
    messageId: begun.messageId,
    log,
    times: hub.times,
    exceptionText: bot.systemException || constants.SYSTEM_EXCEPTION,
    parks: answerer.parks,
    ...(cited && { cited }),
    async *answer(signal, onCited) {
      const history = await hub.lookUp(() => context(services.db, begun, question));
      yield* answerer.answer({ bot, question: begun.question, history, written, signal, onCited });
    },
    settle: (rested, outcome) => settleTurn(call, hub, rested, outcome, { bot, begun }),
    now: () => performance.now(),
  });
  hub.add(turn, leave);
  return turn;
}

function idempotencyKey(call: Call<unknown>): string {
  const key = call.header(constants.IDEMPOTENCY_HEADER);
  if (key === undefined) return newId();
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw new Failure(errorCodes.invalidInput);
  return key;
}

function lastEventId(call: Call<unknown>): number {
  const seq = /^\d{1,9}$/.exec(call.header('last-event-id') ?? '')?.[0];
  return seq === undefined ? -1 : Number(seq);
}
