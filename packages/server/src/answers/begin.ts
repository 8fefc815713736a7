import { constants, errorCodes, type AnswerEvent, type AnswerStreamEvent, type SentenceMap } from '@tinystar/contract';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { refuseBlocked } from '../blockedWords/guard.ts';
import { answererOf, canGoOn } from './answererOf.ts';
import type { Asked } from './asked.ts';
import { holderAsking, payerOf } from './asker.ts';
import type { Attempt } from './attempt.ts';
import { beginTurn, findTurn, readMessage, type Begun } from './beginTurn.ts';
import { context } from './context.ts';
import { countQuestion, limitsDays, spendTokens } from './dailyLimits.ts';
import { followRow } from './followRow.ts';
import { guarded } from './guarded.ts';
import { hubOf, type Hub } from './hub.ts';
import { shownReferences, withDetails, withPasses } from './references.ts';
import { resumeTurn } from './resumeTurn.ts';
import type { TurnRow } from './schema.ts';
import { settleTurn } from './settleTurn.ts';
import { takeSeat } from './takeSeat.ts';
import { traceKeeper } from './traces.ts';
import { Turn } from './turn.ts';
import { eventsInQueue, waitQuietly, type Waiting } from './inQueue.ts';
import { logFrom, type TurnLog } from './turnLog.ts';

/** Anything that yields the events of a turn: the running turn itself, or its row. */
interface Followed {
  attach(): () => void;
  follow(after: number, signal: AbortSignal): AsyncGenerator<AnswerEvent>;
}

/** What the steps below need to know. */
interface Beginning {
  services: Services;
  hub: Hub;
  asked: Asked;
  attempt: Attempt;
  key: string;
}

/**
 * Answers a question: begins a turn, or goes on with the one of the same idempotency key. Resolves with the events as
 * soon as the question is accepted and paid for; throws a {@link Failure} when it is not (20013 coins, 429 too many,
 * 409 conflict, 404 message); while every place is taken it waits for a while before that. The events end with `finished` or an error event, or without one when `signal` is aborted.
 */
export async function begin(services: Services, asked: Asked, attempt: Attempt): Promise<AsyncGenerator<AnswerEvent>> {
  const beginning = await beginningOf(services, asked, attempt);
  const found = await find(beginning);
  return eventsOf(beginning, 'wait' in found ? await waitQuietly(services, attempt, found) : found);
}

/** The same for a reader who is told how many are ahead of him: his events begin in the queue. */
export async function beginInQueue(
  services: Services,
  asked: Asked,
  attempt: Attempt,
): Promise<AsyncGenerator<AnswerStreamEvent>> {
  const beginning = await beginningOf(services, asked, attempt);
  const found = await find(beginning);
  if (!('wait' in found)) return eventsOf(beginning, found);
  return eventsInQueue(services, attempt, found, (turn) => eventsOf(beginning, turn));
}

async function beginningOf(services: Services, asked: Asked, attempt: Attempt): Promise<Beginning> {
  const hub = hubOf(services);
  await hub.start();
  return { services, hub, asked, attempt, key: attempt.idempotencyKey ?? newId() };
}

async function* eventsOf(beginning: Beginning, first: Followed): AsyncGenerator<AnswerEvent> {
  const { signal, after = -1 } = beginning.attempt;
  let last = after;
  for (let turn = first; ;) {
    const detach = turn.attach();
    try {
      for await (const event of turn.follow(last, signal)) {
        last = event.seq ?? last;
        yield await withSources(beginning, event);
        if (!('status' in event && event.status === 'generating')) return;
      }
      if (signal.aborted || beginning.services.stopping.aborted) return;
    } finally {
      detach();
    }
    // It was parked just before we attached: looking again takes it up.
    const found = await find(beginning);
    if ('wait' in found) return found.leave();
    turn = found;
  }
}

/** An event, with its sources as they are shown today and passes to the documents they cite. */
async function withSources({ services, asked: { bot, asker } }: Beginning, event: AnswerEvent): Promise<AnswerEvent> {
  if (!('sentenceMap' in event) || !event.sentenceMap) return event;
  const shown = { ...event, sentenceMap: shownReferences(event.sentenceMap, bot).sentenceMap };
  const open = withPasses(services, shown, holderAsking(asker));
  // The answer stands; should the database be away at this moment, the history tells later what was edited and how fresh it is.
  const [told = open] = await withDetails(services, [open], holderAsking(asker)).catch(() => [open]);
  return told;
}

/** Finds the running turn of this key or begins it; questions of one asker one after the other. */
function find(beginning: Beginning): Promise<Followed | Waiting<Followed>> {
  const { hub, asked } = beginning;
  return hub.queue.inTurn(asked.asker.key, () => findOrBegin(beginning));
}

async function findOrBegin(beginning: Beginning): Promise<Followed | Waiting<Followed>> {
  const { services, hub, asked, attempt, key } = beginning;
  const { bot, asker } = asked;
  // Before the database is asked: a turn that ends while its row is on the way here would look like a lost one.
  const running = hub.repeated({ asker: asker.key, kbBotId: bot.id, idempotencyKey: key });
  if (running) return running;
  const payer = asked.closed === undefined ? payerOf(bot, asker) : null;
  // A first try is stored at once, without a look for an earlier one; a key that was used already makes that fail.
  const looks = asked.allowed !== undefined || attempt.after !== undefined || limitsDays(services.config);
  const known = looks ? await findTurn(services.db, asker.key, key) : undefined;
  if (known) return goOn(beginning, known);
  if (asked.goesOn && !canGoOn(services, asked)) throw new Failure(errorCodes.conflict);
  await refuseBlocked(services, bot.id, asked.question);
  await asked.allowed?.();
  const uncount = await countQuestion(services, asked);
  const place = await takeSeat(beginning, payer).catch(async (error: unknown) => {
    await uncount();
    throw error;
  });
  if (!('leave' in place)) {
    await uncount();
    return goOn(beginning, place);
  }
  if (!place.wait) return start(beginning, place.leave, payer, uncount);
  let begun = false;
  return {
    wait: place.wait,
    leave() {
      if (begun) return;
      place.leave();
      void uncount();
    },
    begin() {
      begun = true;
      return hub.queue.inTurn(asker.key, () => start(beginning, place.leave, payer, uncount));
    },
  };
}

/** Stores the question, with its coins, and runs its answer on the seat that it has. */
async function start(
  beginning: Beginning,
  leave: () => void,
  payer: Owner | null,
  uncount: () => Promise<void>,
): Promise<Followed> {
  const { services, hub, asked, key } = beginning;
  try {
    const begun = await beginTurn(services.db, {
      ...asked,
      idempotencyKey: key,
      payer,
      instanceId: hub.instanceId,
      now: services.now(),
    });
    if (!('existing' in begun)) return run(beginning, begun, logFrom(begun.kept?.text), leave, begun.kept?.cited);
    leave();
    await uncount();
    return await goOn(beginning, begun.existing);
  } catch (error) {
    leave();
    await uncount();
    throw error;
  }
}

async function goOn(beginning: Beginning, row: TurnRow): Promise<Followed> {
  const { services, hub, asked } = beginning;
  if (row.kbBotId !== asked.bot.id) throw new Failure(errorCodes.conflict);
  const running = hub.get(row.id);
  if (running) return running;
  if (hub.hasLost(row)) return adopt(beginning, row);
  const taken = row.state === 'interrupted' ? await resumeTurn(services, hub, row, asked) : undefined;
  if (!taken) return followRow(services, hub, row.id);
  return run(beginning, taken.begun, taken.log, taken.leave, taken.cited);
}

/** Works on a turn that was stored although the database's reply was lost. */
async function adopt(beginning: Beginning, row: TurnRow): Promise<Followed> {
  const { services, hub, asked } = beginning;
  const { leave } = await hub.seats.take({ asker: asked.asker.key, kbBotId: asked.bot.id });
  try {
    const message = await readMessage(services.db, row);
    if (!message) throw new Failure(errorCodes.conflict);
    const { id: messageId, question, mentions, session, topicId, createdAt, answer, sentenceMap } = message;
    const place = { session, topicId, createdAt, keptLength: row.keptLength };
    const begun = { turnId: row.id, messageId, question, mentions, ...place };
    return run(beginning, begun, { text: answer, ends: row.ends }, leave, sentenceMap);
  } catch (error) {
    leave();
    throw error;
  }
}

function run(beginning: Beginning, begun: Begun, log: TurnLog, leave: () => void, cited: SentenceMap = {}): Turn {
  const { services, hub, asked, attempt } = beginning;
  const { bot } = asked;
  const answerer = answererOf(services, asked.closed);
  const written = log.text;
  const turn = new Turn({
    id: begun.turnId,
    messageId: begun.messageId,
    log,
    times: hub.times,
    exceptionText: bot.systemException || constants.SYSTEM_EXCEPTION,
    unread: !answerer.parks ? 'goesOn' : attempt.comesBack ? 'parked' : 'stopped',
    cited,
    async *answer(signal, onCited, onGiven) {
      const { history, attached } = asked.earlier
        ? { history: asked.earlier }
        : await hub.queue.lookUp(() => context(services.db, begun, asked));
      const stored = traceKeeper(services, begun.messageId, payerOf(bot, asked.asker));
      const { onTokens, source, handsOver = false } = asked;
      const counts = onTokens !== undefined || services.config.ASSISTANT_DAILY_TOKENS !== undefined;
      const keepTrace: typeof stored = counts
        ? async (trace) => {
            if (trace.model) {
              onTokens?.(trace.model);
              await spendTokens(services, bot.id, trace.model);
            }
            await stored(trace);
          }
        : stored;
      let citedNow = cited;
      const parts = answerer.answer({
        bot,
        question: begun.question,
        history,
        mentions: begun.mentions,
        ...(attached && { attached }),
        written,
        cited,
        signal,
        asker: asked.asker,
        source,
        handsOver,
        onCited: (sources) => {
          citedNow = { ...cited, ...sources };
          onCited(sources);
        },
        onGiven,
        keepTrace,
      });
      yield* guarded(services, bot.id, parts, () => citedNow);
    },
    settle: (rested, outcome) => settleTurn(services, hub, rested, outcome, { bot, begun, attempt }),
    now: () => performance.now(),
  });
  hub.add(turn, { asker: asked.asker.key, kbBotId: bot.id, idempotencyKey: beginning.key }, leave);
  return turn;
}
