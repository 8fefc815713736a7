import { createHmac } from 'node:crypto';
import { errorCodes, type AnswerEvent, type AnswerFailure, type Certainty, type SentenceMap } from '@tinystar/contract';
import type { TokensUsed } from '../answers/asked.ts';
import { strangerAsking, visitorAsking, type Asker } from '../answers/asker.ts';
import { begin } from '../answers/begin.ts';
import { closedBecause } from '../answers/closedBecause.ts';
import { STOPPED } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { allowQuestion } from './limits.ts';

/** The source under which questions through the API stand in the maker's records. */
export const API_SOURCE = 'api_';

/** A question that a program asks. */
export interface Asking {
  bot: AssistantRow;
  /** Whom the program asks for: the same one has one conversation in the maker's records. */
  user: string | null | undefined;
  question: string;
  /** The dialogue before it; left out, what the same user has asked is. */
  earlier: { question: string; answer: string }[] | undefined;
  /** Whether the caller takes the answer in one piece; else as it is written. */
  whole: boolean;
  /** Aborted when the caller has hung up. */
  signal: AbortSignal;
  /** By what a call that cancels this one finds it; see `cancelCall`. */
  call?: string | undefined;
  /** Told what the model took. */
  onTokens?: (used: TokensUsed) => void;
}

/** Throws 403 while the assistant answers nobody. */
export async function refuseClosed({ db }: Services, bot: AssistantRow): Promise<void> {
  const reason =
    bot.status !== 'enabled' ? STOPPED : bot.permission === 'private' ? '助手未发布' : await closedBecause(db, bot);
  if (reason !== undefined) throw new Failure(errorCodes.forbidden, reason);
}

/** Without a user no call has another's history, and none waits for another. */
function askerOf({ secret }: Services, { bot, user }: Asking): Asker {
  if (!user) return strangerAsking(newId());
  const id = createHmac('sha256', secret).update(`api:${bot.id}:${user}`).digest('hex');
  return visitorAsking(id.slice(0, 32));
}

/**
 * Asks an assistant that {@link refuseClosed} has let through. Programs do not come back to an answer whose connection is
 * lost, so it is stopped. While the server stops it may end, and else it fails and costs nothing.
 */
export async function beginAsking(services: Services, asking: Asking): Promise<AsyncGenerator<AnswerEvent>> {
  const { bot, question, earlier, whole, signal, call, onTokens } = asking;
  if (signal.aborted) throw unavailable();
  return await begin(
    services,
    {
      bot,
      question,
      earlier,
      asker: askerOf(services, asking),
      side: 'web',
      source: API_SOURCE,
      again: undefined,
      closed: undefined,
      allowed: () => allowQuestion(services, bot.id),
      ...(onTokens && { onTokens }),
    },
    { idempotencyKey: call === undefined ? newId() : `${call}:${newId()}`, comesBack: false, whole, signal },
  );
}

/** What an event adds to the text. */
export const pieceOf = ({ answer }: Exclude<AnswerEvent, AnswerFailure>): string =>
  typeof answer === 'string' ? answer : (answer?.content ?? '');

export const codeOf = (code: number) =>
  Object.values(errorCodes).find((known) => known === code) ?? errorCodes.unexpected;

export const broken = ({ errorCode, errorMessage }: AnswerFailure): Failure =>
  new Failure(codeOf(errorCode), errorMessage);

export const unavailable = () => new Failure(errorCodes.unavailable, undefined, { retryAfter: 5 });

/** The whole answer with its sources. */
export async function wholeOf(
  events: AsyncGenerator<AnswerEvent>,
): Promise<{ id: string; content: string; sentenceMap: SentenceMap; certainty?: Certainty; didYouMean?: string }> {
  let content = '';
  for await (const event of events) {
    if ('errorCode' in event) throw broken(event);
    content += pieceOf(event);
    if (event.status !== 'finished') continue;
    const { id, sentenceMap, certainty, didYouMean } = event;
    return { id, content, sentenceMap, ...(certainty && { certainty }), ...(didYouMean && { didYouMean }) };
  }
  throw unavailable();
}
