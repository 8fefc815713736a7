import { retrieval, type NamedPassage, type Output } from '@tinystar/contract';
import { and, eq, ne, or } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { kbBotFile, kbBotFileBlock } from '../documents/schema.ts';
import { CONFIDENT, isKnowledge, normalise, termsOf, type Span } from '../retrieval/index.ts';
import { allow } from '../platform/http/limit.ts';
import { contains } from '../platform/database/like.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { passage } from '../retrieval/schema.ts';
import { certaintyOf } from './engine/index.ts';
import { lookUp } from './lookUp.ts';
import { settingsOf } from './settingsOf.ts';

/** Tests per person: each costs the search of a question, and one call for its vector. */
const limit = { max: 60, seconds: 60 };
/** Passages that a maker's words may name, and among how many found ones their place is looked for. */
const NAMED = 3;
const LOOKED_AT = 100;
const HAN = /\p{Script=Han}/u;
const RUNS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

/** What a question would be answered from, for makers. */
export const retrievalTestRoute = implement(retrieval.test, async ({ input, caller, owner, services, signal }) => {
  const bot = await loadOwnAssistant(services.db, owner, input.kbBotId);
  await allow(services, `retrieval:${caller.userId}`, limit);
  const started = performance.now();
  const found = await lookUp(services, { bot, signal }, input.question, undefined);
  const asked = found.readAs ?? input.question;
  const named = input.named && (await explainNamed(services, { bot, signal }, { ...input, named: input.named }, found));
  return {
    rows: found.hits.filter(isKnowledge).map((hit): Output<typeof retrieval.test>['rows'][number] => {
      const { id, kind, sourceId, name, pages, text, score, ranks, similarity } = hit;
      const terms = new Set(termsOf(`${hit.title}\n${text}`));
      return {
        id,
        kind,
        sourceId,
        name,
        pages: [...new Set(pages)],
        text,
        places: placesOf(hit.spans),
        score,
        enough: score >= CONFIDENT,
        ...compare(asked, terms, found.weights),
        ...(ranks?.words && { words: ranks.words }),
        ...(ranks?.vectors && { vectors: ranks.vectors }),
        ...(similarity !== undefined && { similarity }),
      };
    }),
    confidence: found.confidence,
    certainty: certaintyOf(input.question, found, settingsOf(bot)),
    ...(found.didYouMean && { didYouMean: found.didYouMean }),
    vectors: found.vectors.state,
    ms: Math.round(performance.now() - started),
    ...(named && { named }),
  };
});

type LookedUp = Awaited<ReturnType<typeof lookUp>>;

/** Why the passages that hold the named words are among the shown ones or are not. */
async function explainNamed(
  services: Services,
  request: Parameters<typeof lookUp>[1],
  { question, named }: { question: string; named: string },
  shown: LookedUp,
): Promise<NamedPassage[]> {
  const { db } = services;
  const { bot } = request;
  const rows = await db
    .select()
    .from(passage)
    .where(and(eq(passage.kbBotId, bot.id), contains(passage.text, named)))
    .orderBy(passage.id)
    .limit(NAMED);
  if (rows.length === 0) return await switchedOff(services, bot.id, named);
  // Ranked anew, so that the passages of the test stay those of an answer.
  const wide = await lookUp(services, request, question, LOOKED_AT);
  return rows
    .filter(isKnowledge)
    .map(({ id, kind, sourceId, name, pages, title, text, spans, enabled }): NamedPassage => {
      const compared = compare(shown.readAs ?? question, new Set(termsOf(`${title}\n${text}`)), shown.weights);
      const library = kind === 'doc' ? bot.documentLibrary : bot.qaLibrary;
      const at = shown.hits.findIndex((hit) => hit.id === id);
      const place = (at < 0 ? wide.hits.findIndex((hit) => hit.id === id) : at) + 1;
      const verdict = (): NamedPassage['verdict'] => {
        if (library.status !== 'enabled') return 'off';
        if (!enabled) return 'disabled';
        if (at >= 0) return 'shown';
        return place > 0 || compared.matched.length > 0 ? 'behind' : 'noWords';
      };
      return {
        kind,
        sourceId,
        name,
        pages: [...new Set(pages)],
        text,
        places: placesOf(spans),
        verdict: verdict(),
        ...(place > 0 && { place }),
        ...compared,
      };
    });
}

/** Blocks with the named words of which there are no passages, because they or their documents cannot be found now. */
async function switchedOff({ db }: Services, kbBotId: string, named: string): Promise<NamedPassage[]> {
  const rows = await db
    .select({
      sourceId: kbBotFile.id,
      name: kbBotFile.name,
      blockId: kbBotFileBlock.id,
      page: kbBotFileBlock.pageIndex,
      box: kbBotFileBlock.box,
      text: kbBotFileBlock.text,
    })
    .from(kbBotFileBlock)
    .innerJoin(kbBotFile, eq(kbBotFile.id, kbBotFileBlock.fileId))
    .where(
      and(
        eq(kbBotFile.kbBotId, kbBotId),
        contains(kbBotFileBlock.text, named),
        or(eq(kbBotFileBlock.status, 'disabled'), ne(kbBotFile.status, 'trained')),
      ),
    )
    .orderBy(kbBotFile.id, kbBotFileBlock.pageIndex, kbBotFileBlock.position)
    .limit(NAMED);
  return rows.map(({ blockId, page, box, ...row }) => ({
    ...row,
    kind: 'doc',
    pages: [page],
    places: [{ blockId, page, box }],
    verdict: 'disabled',
    matched: [],
    missing: [],
  }));
}

/** Its blocks, each once, although a long one may stand in it in several stretches. */
const placesOf = (spans: readonly Span[]): NamedPassage['places'] =>
  [...new Map(spans.map((span) => [span.blockId, span])).values()].map(({ blockId, page, box }) => ({
    blockId,
    page,
    box,
  }));

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
