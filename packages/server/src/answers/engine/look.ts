import { analyse, CONFIDENT, fuse, isOfTheMoment, type Hit } from '../../retrieval/index.ts';
import type { AnswerInput } from './answer.ts';
import { followUp } from './followUp.ts';
import { rewrite } from './rewrite.ts';
import type { TraceBook } from './traceBook.ts';
import type { Looked } from './types.ts';

const CARRIED = 0.5;
/** Passages that a model or a reranking host chooses from. */
const CANDIDATES = 20;

export const NOTHING: Looked = { hits: [], confidence: 0, weights: new Map() };

/** Digits, emoji and marks alone name nothing. */
const NAMES = /\p{L}/u;

/**
 * Looks a question up. With a model, one that leans on the one before it, or that its own words do not answer, is put in
 * other words first; without one, or when it fails, words alone decide.
 */
export async function look(input: AnswerInput, book: TraceBook): Promise<Looked> {
  const { question, history, settings, model, signal } = input;
  if (!NAMES.test(question) || isOfTheMoment(question)) return await onlyAsAsked(input, book);
  const together = followUp(question, history);
  const rewrites = model && settings.steps.rewrite;
  // What leans on the question before it finds something of that one by words alone.
  const queries = rewrites && together?.leans ? await inOtherWords(input, book) : undefined;
  const byWords = queries ? undefined : await lookUp(input, book);
  if (byWords && byWords.confidence >= CONFIDENT) {
    if (rewrites && !together?.leans) book.note('rewrite', 'skipped');
    return byWords;
  }
  const others = queries ?? (rewrites && !together?.leans ? await inOtherWords(input, book) : undefined);
  signal.throwIfAborted();
  if (!others) return byWords ?? NOTHING;
  const found = byWords ? [byWords] : [];
  for (const words of others) found.push(await searched(input, book, words));
  return merged(found);

  function inOtherWords({ model: asked }: AnswerInput, trace: TraceBook): Promise<string[] | undefined> {
    return trace.attempt('rewrite', signal, () =>
      rewrite(asked!.askShortly, question, history, signal, asked!.onSpent),
    );
  }
}

/** Nothing, unless a Q&A pair asks just that: its maker may answer 1 or 12. */
async function onlyAsAsked(input: AnswerInput, book: TraceBook): Promise<Looked> {
  const found = await searched(input, book, input.question);
  return found.hits[0]?.score === 1 && found.hits[0].kind === 'qa' ? found : NOTHING;
}

/**
 * A question that leans on the one before it (它呢？) is looked up together with that one: alone it would find the same
 * thing of something else. One that is only short is looked up so when it finds nothing alone.
 */
async function lookUp(input: AnswerInput, book: TraceBook): Promise<Looked> {
  const { question, history } = input;
  const together = followUp(question, history);
  if (!together) return await searched(input, book, question);
  const tries = together.leans ? [together.joined, question] : [question, together.joined];
  let best = NOTHING;
  for (const words of tries) {
    const found = await searched(input, book, words);
    const better = found.confidence > best.confidence || best === NOTHING;
    if (better) best = words === question ? found : { ...found, weights: carried(found.weights, question) };
    if (best.confidence >= CONFIDENT) break;
  }
  return best;
}

async function searched(
  { question, search, model, rerank, signal }: AnswerInput,
  book: TraceBook,
  words: string,
): Promise<Looked> {
  signal.throwIfAborted();
  book.searched.push(words);
  const found = await search(words, model || rerank ? CANDIDATES : undefined);
  if (found.readAs) book.searched.push(found.readAs);
  // Joined with the question before it, it is nothing that anybody typed.
  const { didYouMean: _, ...rest } = found;
  book.note('search', 'done', found.times?.words ?? 0);
  const { state = 'off', ...more } = found.vectors ?? {};
  const reason = 'reason' in more ? more.reason : undefined;
  book.note('vectors', state === 'used' ? 'done' : state, found.times?.vectors ?? 0, reason);
  return words === question ? found : rest;
}

/** One list of several searches; a passage keeps the best that any of them said of it. */
function merged(found: readonly Looked[]): Looked {
  const hits = new Map<number, Hit>();
  for (const hit of found.flatMap((each) => each.hits)) {
    const known = hits.get(hit.id);
    hits.set(hit.id, known && known.score >= hit.score ? known : hit);
  }
  const order = fuse(found.map((each) => each.hits.map(({ id }) => id)));
  const didYouMean = found.find((each) => each.didYouMean)?.didYouMean;
  return {
    ...(didYouMean && { didYouMean }),
    hits: order.flatMap((id) => hits.get(id) ?? []).slice(0, CANDIDATES),
    confidence: Math.max(...found.map(({ confidence }) => confidence)),
    weights: new Map(found.flatMap(({ weights }) => [...weights])),
  };
}

/** What the earlier question brought along says which subject is meant; what was asked now says what to show of it. */
function carried(weights: ReadonlyMap<string, number>, question: string): ReadonlyMap<string, number> {
  const own = new Set(analyse(question).terms);
  return new Map([...weights].map(([term, weight]) => [term, own.has(term) ? weight : weight * CARRIED]));
}
