import { retrieval, type Output } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { CONFIDENT, normalise, termsOf } from '../retrieval/index.ts';
import { allow } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import { lookUp } from './answererOf.ts';

/** Tests per person: each costs the search of a question, and one call for its vector. */
const limit = { max: 60, seconds: 60 };
const HAN = /\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** What a question would be answered from, for makers. */
export const retrievalTestRoute = implement(retrieval.test, async ({ input, caller, owner, services, signal }) => {
  const bot = await loadOwnAssistant(services.db, owner, input.kbBotId);
  await allow(services, `retrieval:${caller.userId}`, limit);
  const started = performance.now();
  const found = await lookUp(services, { bot, signal }, input.question, undefined);
  const asked = found.readAs ?? input.question;
  return {
    rows: found.hits.map((hit): Output<typeof retrieval.test>['rows'][number] => {
      const { id, kind, sourceId, name, pages, text, score, ranks, similarity } = hit;
      const terms = new Set(termsOf(`${hit.title}\n${text}`));
      return {
        id,
        kind,
        sourceId,
        name,
        pages: [...new Set(pages)],
        text,
        score,
        enough: score >= CONFIDENT,
        ...compare(asked, terms, found.weights),
        ...(ranks?.words && { words: ranks.words }),
        ...(ranks?.vectors && { vectors: ranks.vectors }),
        ...(similarity !== undefined && { similarity }),
      };
    }),
    confidence: found.confidence,
    answerable: found.confidence >= CONFIDENT,
    ...(found.readAs && { readAs: found.readAs }),
    vectors: found.vectors.state,
    ms: Math.round(performance.now() - started),
  };
});

/** The stretches of a question that a passage holds, and those worth looking for that it does not hold. */
function compare(
  question: string,
  passage: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
): { matched: string[]; missing: string[] } {
  const matched = new Set<string>();
  const missing = new Set<string>();
  for (const [run] of normalise(question).matchAll(RUNS)) {
    if (!HAN.test(run)) {
      const terms = termsOf(run);
      if (terms.some((term) => passage.has(term))) matched.add(run);
      else if (terms.some((term) => weights.has(term))) missing.add(run);
      continue;
    }
    const letters = [...run];
    const pairs = letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
    const held = stretches(letters, (at) => passage.has(pairs[at] ?? ''));
    for (const { from, to } of held) matched.add(letters.slice(from, to).join(''));
    // Pairs across the border of a stretch that is there are no words: what is missing begins beside it.
    const isHeld = (at: number) => held.some(({ from, to }) => at >= from && at < to);
    const absent = stretches(
      letters,
      (at) => weights.has(pairs[at] ?? '') && !passage.has(pairs[at] ?? '') && !isHeld(at) && !isHeld(at + 1),
    );
    for (const { from, to } of absent) missing.add(letters.slice(from, to).join(''));
  }
  return { matched: [...matched], missing: [...missing] };
}

/** The longest stretches of letters of which every neighbouring pair holds; `to` is not part of it. */
function stretches(letters: readonly string[], holds: (pair: number) => boolean): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from: number | undefined;
  for (let at = 0; at < letters.length; at += 1) {
    if (at < letters.length - 1 && holds(at)) from ??= at;
    else if (from !== undefined) {
      found.push({ from, to: at + 1 });
      from = undefined;
    }
  }
  return found;
}
