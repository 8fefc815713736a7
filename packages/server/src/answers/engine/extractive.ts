import type { SentenceMap } from '@tinystar/contract';
import type { Found } from '../../retrieval/index.ts';
import { quoteFrom, type Quote } from './quote.ts';
import { plainMarkdown } from './plainMarkdown.ts';
import { referenceOf } from './reference.ts';
import type { AnswerSettings } from './types.ts';

const LABEL = '以下内容摘自知识库：';
const MOST_QUOTES = 3;
const RELEVANT = 0.35;

/** An answer made only of the knowledge's own words. */
export interface Extract {
  text: string;
  sentenceMap: SentenceMap;
}

/**
 * Answers without a model: up to three stretches of the best passages, each with its number, under a label that says
 * they are excerpts. A Q&A pair that fits best is given as its maker wrote it.
 */
export function extract({ hits, weights }: Found, settings: Pick<AnswerSettings, 'showReference'>): Extract {
  const [best] = hits;
  if (best?.kind === 'qa') return numbered([wholePair(best)], settings, (quote) => quote.text);
  const quotes = choose(hits, weights);
  const body = numbered(quotes, settings, (quote) => plainMarkdown(quote.text));
  return { ...body, text: `${LABEL}\n\n${body.text}` };
}

function choose(hits: Found['hits'], weights: Found['weights']): Quote[] {
  const quotes: Quote[] = [];
  for (const hit of hits) {
    if (hit.kind === 'qa') continue;
    const quote = quoteFrom(hit, weights, quotes);
    if (!quote || quote.text === '') continue;
    if (quotes.length > 0 && quote.value < RELEVANT * (quotes[0]?.value ?? 0)) continue;
    quotes.push(quote);
    if (quotes.length === MOST_QUOTES) break;
  }
  return quotes;
}

function numbered(
  quotes: readonly Quote[],
  { showReference }: Pick<AnswerSettings, 'showReference'>,
  show: (quote: Quote) => string,
): Extract {
  const sentenceMap: SentenceMap = {};
  const blocks = quotes.map((quote, at) => {
    const text = show(quote);
    if (!showReference[quote.hit.kind]) return quoted(quote, text);
    const number = at + 1;
    sentenceMap[String(number)] = {
      reference: [referenceOf(quote.hit, number, quote.text, quote.spans)],
      reference_filtered: [],
    };
    return quoted(quote, `${text} [${number}]`);
  });
  return { text: blocks.join('\n\n'), sentenceMap };
}

function quoted({ hit }: Quote, text: string): string {
  return hit.kind === 'qa'
    ? text
    : text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
}

function wholePair(hit: Found['hits'][number]): Quote {
  return { hit, start: 0, end: hit.text.length, text: hit.text, spans: hit.spans, value: hit.score };
}
