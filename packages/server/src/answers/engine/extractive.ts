import type { SentenceMap } from '@tinystar/contract';
import { plainText } from '@tinystar/contract/plainText';
import {
  askedIn,
  CONFIDENT,
  isSure,
  limitsFor,
  modelsIn,
  normalise,
  STRONG,
  type Found,
  type Hit,
} from '../../retrieval/index.ts';
import { addUncited } from './addUncited.ts';
import { alike, plainly } from './alike.ts';
import { differing } from './differing.ts';
import { emphasised } from './emphasis.ts';
import { excerptMarkdown } from './excerptMarkdown.ts';
import { focus } from './focus.ts';
import { LABEL, LABEL_ATTACHED, LABEL_BOTH, LABEL_DIFFERING, LABEL_IN_DOUBT } from './labels.ts';
import { withNamedRows } from './namedRows.ts';
import { chooseQuotes, type Quote } from './quotes.ts';
import { referenceOf } from './reference.ts';
import { isTable, relatedQuotes, withinRoom } from './related.ts';
import type { AnswerSettings } from './types.ts';
import { wishOf } from '../../retrieval/wishOf.ts';

/** Between two stretches of one passage. */
const LEFT_OUT = '\n>\n> …\n>\n';

/** An answer made only of the knowledge's own words. */
export interface Extract {
  text: string;
  sentenceMap: SentenceMap;
  /** Whether it holds what was asked; else it is only what was found near the question. */
  sure: boolean;
}

/**
 * Answers without a model: up to three stretches of the best passages, each with the number of its passage, under a label
 * that says they are excerpts, and whether they are only related. A Q&A pair that fits best is given as its maker wrote it.
 * Where all of it speaks of another model than the question, that is related at most. `doubted` is the label where a model
 * has read the passages and cited none of them. Undefined where nothing of the passages can be quoted.
 */
export function extract(
  question: string,
  { hits, weights, confidence }: Found,
  { showReference }: Pick<AnswerSettings, 'showReference'>,
  doubted?: string,
): Extract | undefined {
  const [best] = hits;
  const fitting = best?.kind === 'qa' && !doubted && confidence >= CONFIDENT;
  if (fitting) return wholePair(best, showReference.qa);
  // A pair that does not fit is one of the passages.
  const groups = alike(telling(confidence >= CONFIDENT ? hits.filter(({ kind }) => kind !== 'qa') : hits));
  const [emphasis, wish] = [emphasised(question, weights), wishOf(question)];
  const asked = modelsIn(question);
  const choose = (models: typeof asked) =>
    chooseQuotes(
      groups.map(({ hit }) => hit),
      emphasis,
      wish,
      models,
      askedIn(question),
      limitsFor(question),
    );
  const ofModel = choose(asked);
  const models = ofModel.length > 0 ? asked : [];
  const chosen = ofModel.length > 0 ? ofModel : choose([]);
  const { quotes: own, named } = withNamedRows(chosen, question, weights.keys());
  const othersOf = (hit: Hit) => groups.find((group) => group.hit === hit)?.others ?? [];
  // Where another edition says it differently, both are shown: only the reader knows which one holds.
  const editions = own.map((quote) => {
    const differently = othersOf(quote.hit).filter((other) => !says(other, quote));
    return [quote, ...differently.flatMap((other) => chooseQuotes([other], emphasis, wish, models).slice(0, 1))];
  });
  const withEditions = editions.flat();
  // The same of documents that are no editions of one another.
  const others = differing(
    named ? withEditions : [],
    groups.map(({ hit }) => hit),
    wish,
    (hit) => {
      const [first] = chooseQuotes([hit], emphasis, wish, models, askedIn(question), limitsFor(question));
      const rows = first && withNamedRows([first], question, weights.keys());
      return rows?.named ? rows.quotes[0] : undefined;
    },
  );
  const sayings = [...withEditions, ...others];
  // What is shown must be sure itself: the passage that is may be another one, and who asks for a time wants to see one.
  const fits = !wish.expects || sayings.some((quote) => wish.expects?.test(normalise(textOf(quote))));
  const sure =
    !doubted &&
    models.length === asked.length &&
    sayings.length > 0 &&
    named &&
    fits &&
    confidence >= CONFIDENT &&
    (isSure(question, [sayings[0]!.hit, ...rivalsOf(sayings[0]!.hit, hits)], confidence) ||
      (sayings.every(isTable) && sayings.some(({ hit: { strength } }) => (strength ?? confidence) >= STRONG)));
  const attached = sayings.filter(({ hit }) => hit.kind === 'attachment').length;
  const from = attached === 0 ? LABEL : attached < sayings.length ? LABEL_BOTH : LABEL_ATTACHED;
  // Whoever sent it along knows what it is: words of it are shown as such, however few they share with the question.
  const shows = sure || (from === LABEL_ATTACHED && !doubted);
  const excerpts = shows
    ? withinRoom(sayings).map((quote) => [quote])
    : relatedQuotes(
        question,
        (doubted ? alike(hits) : groups).map(({ hit }) => hit),
        (hit) =>
          sayings.find((quote) => quote.hit === hit) ??
          chooseQuotes([hit], emphasis, wish, [], askedIn(question), limitsFor(question), 1)[0],
      );
  const quotes = excerpts.flat();
  if (quotes.length === 0) return undefined;
  const passages = [...new Set(quotes.map(({ hit }) => hit))];
  const shown = excerpts.map((stretches) =>
    stretches
      .map((quote, at) => {
        const isLast = at === stretches.length - 1 && showReference[quote.hit.kind];
        return excerptMarkdown(quote, isLast ? ` [${passages.indexOf(quote.hit) + 1}]` : '');
      })
      .join(LEFT_OUT),
  );
  const sentenceMap: SentenceMap = {};
  passages.forEach((hit, at) => {
    if (showReference[hit.kind]) {
      const quoted = quotes.filter((quote) => quote.hit === hit);
      const text = quoted.map(hit.kind === 'qa' ? wordsOf : textOf).join(' … ');
      const spans = hit.spans.filter((span) => quoted.some(({ start, end }) => span.start < end && span.end > start));
      const same = othersOf(hit).filter((other) => quoted.every((quote) => says(other, quote)));
      const reference = [
        referenceOf(hit, at + 1, text, spans),
        ...same.map((other) => referenceOf(other, at + 1, text, focus(other, text))),
      ];
      sentenceMap[String(at + 1)] = { reference, reference_filtered: [] };
    }
  });
  markDiffering(sentenceMap, [...editions, [...withEditions.slice(0, 1), ...others]], passages);
  addUncited(
    sentenceMap,
    hits.filter((hit) => !passages.includes(hit)),
  );
  const label = others.length > 0 ? LABEL_DIFFERING : from;
  return { text: [shows ? label : (doubted ?? LABEL_IN_DOUBT), ...shown].join('\n\n'), sentenceMap, sure: shows };
}

/** Tells of each number which others say the same thing otherwise. */
function markDiffering(sentenceMap: SentenceMap, sayings: readonly Quote[][], passages: readonly Hit[]): void {
  for (const saying of sayings) {
    const shown = saying.filter(({ hit }) => passages.includes(hit));
    const numbers = [...new Set(shown.map(({ hit }) => passages.indexOf(hit) + 1))];
    for (const number of numbers) {
      const entry = sentenceMap[String(number)];
      const rest = numbers.filter((other) => other !== number);
      if (entry && rest.length > 0)
        entry.differs = [...new Set([...(entry.differs ?? []), ...rest])].toSorted((a, b) => a - b);
    }
  }
}

/** The other passages that were found, also those that are not quoted, without what says the same. */
const rivalsOf = (first: Hit, hits: readonly Hit[]): Hit[] =>
  alike(hits.filter(({ kind }) => kind !== 'qa'))
    .filter(({ hit, others }) => hit !== first && !others.includes(first))
    .map(({ hit }) => hit);

/** Where one passage is sure to answer, nothing is quoted from those that likely do not. */
function telling(hits: readonly Hit[]): Hit[] {
  const strengthOf = ({ strength = 1, standsOut }: Hit) => (standsOut ? 1 : strength);
  return hits.some((hit) => strengthOf(hit) >= STRONG) ? hits.filter((hit) => strengthOf(hit) >= CONFIDENT) : [...hits];
}

/** Whether a passage says word for word what was quoted from another one. */
const says = (other: Hit, quote: Quote): boolean => plainly(other.text).includes(plainly(textOf(quote)));

const textOf = ({ hit, start, end }: Quote): string => hit.text.slice(start, end).trim();

/** The same of a pair, whose answer is Markdown: as words, rows of tables with the names of their columns. */
const wordsOf = (quote: Quote): string => plainText(excerptMarkdown(quote, ''));

/** A number behind these would be a cell too many, or code. */
const ENDS_WITH_BLOCK = /(?:\||```|~~~)[ \t]*$/;

function wholePair(hit: Hit, withReference: boolean): Extract {
  if (!withReference) return { text: hit.text, sentenceMap: {}, sure: true };
  const reference = referenceOf(hit, 1, hit.text, []);
  return {
    text: `${hit.text.trimEnd()}${ENDS_WITH_BLOCK.test(hit.text.trimEnd()) ? '\n\n' : ' '}[1]`,
    sentenceMap: { '1': { reference: [reference], reference_filtered: [] } },
    sure: true,
  };
}
