import type { SentenceMap } from '@tinystar/contract';
import { STRONG, type Found, type Hit } from '../../retrieval/index.ts';
import { emphasised } from './emphasis.ts';
import { excerptMarkdown } from './excerptMarkdown.ts';
import { withNamedRows } from './namedRows.ts';
import { chooseQuotes, type Quote } from './quotes.ts';
import { referenceOf } from './reference.ts';
import type { AnswerSettings } from './types.ts';
import { wishOf } from '../../retrieval/wishOf.ts';

const LABEL = '以下内容摘自知识库：';
/** Where the words of the question and of the knowledge meet only in part. */
const LABEL_IN_DOUBT = '没有找到确切的答案，以下内容可能相关：';

/** An answer made only of the knowledge's own words. */
export interface Extract {
  text: string;
  sentenceMap: SentenceMap;
}

/**
 * Answers without a model: up to three stretches of the best passages, each with the number of its passage, under a label
 * that says they are excerpts. A Q&A pair that fits best is given as its maker wrote it.
 */
export function extract(
  question: string,
  { hits, weights, confidence }: Found,
  { showReference }: Pick<AnswerSettings, 'showReference'>,
): Extract {
  const [best] = hits;
  if (best?.kind === 'qa') return wholePair(best, showReference.qa);
  const chosen = chooseQuotes(
    hits.filter(({ kind }) => kind === 'doc'),
    emphasised(question, weights),
    wishOf(question),
  );
  const { quotes, named } = withNamedRows(chosen, question, weights.keys());
  const passages = [...new Set(quotes.map(({ hit }) => hit))];
  const shown = quotes.map((quote) => {
    const mark = showReference.doc ? ` [${passages.indexOf(quote.hit) + 1}]` : '';
    return excerptMarkdown(quote, mark);
  });
  const sentenceMap: SentenceMap = {};
  if (showReference.doc) {
    passages.forEach((hit, at) => {
      const own = quotes.filter((quote) => quote.hit === hit);
      const spans = hit.spans.filter((span) => own.some(({ start, end }) => span.start < end && span.end > start));
      const reference = referenceOf(hit, at + 1, own.map(textOf).join(' … '), spans);
      sentenceMap[String(at + 1)] = { reference: [reference], reference_filtered: [] };
    });
  }
  // What is shown must be sure itself: the passage that is may be another one.
  const sure = named && confidence >= STRONG && passages.some(({ strength }) => (strength ?? confidence) >= STRONG);
  return { text: [sure ? LABEL : LABEL_IN_DOUBT, ...shown].join('\n\n'), sentenceMap };
}

const textOf = ({ hit, start, end }: Quote): string => hit.text.slice(start, end).trim();

function wholePair(hit: Hit, withReference: boolean): Extract {
  if (!withReference) return { text: hit.text, sentenceMap: {} };
  const reference = referenceOf(hit, 1, hit.text, []);
  return { text: `${hit.text} [1]`, sentenceMap: { '1': { reference: [reference], reference_filtered: [] } } };
}
