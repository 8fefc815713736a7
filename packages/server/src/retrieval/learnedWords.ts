import type { Thesaurus } from './otherWords.ts';
import { segmentsOf } from './segment.ts';

/** 慢性阻塞性肺疾病（COPD）, 市城市管理行政主管部门（以下简称市城管部门）, battery management system (BMS). */
const NAMED_IN_BRACKETS =
  /([\p{L}\d][\p{L}\d -]{1,60}?)\s*[（(]\s*(?:以下|下)?(?:简?称|缩写[为是]?|英文[为是]?|即|又称|也称|俗称)?[:：]?\s*[“"「『]?([\p{L}\d][\p{L}\d-]{1,11})[”"」』]?\s*[)）]/u;
/** Looking around each bracket costs a tenth of looking through the text. */
const MOST_BEFORE = 62;
const MOST_INSIDE = 40;
const ABBREVIATION = /^[A-Z][A-Z\d-]{1,7}$/;
const SAYS_SO = /[（(]\s*(?:以下|下)?(?:简?称|缩写|又称|也称|俗称)/u;
const HAN = /\p{Script=Han}/u;
/** Where the full name begins is not marked: so many words before the bracket may be all of it. */
const MOST_WORDS = 5;

/** The other names that passages themselves give to things, in brackets behind them. */
export function learnedWords(texts: Iterable<string>): Thesaurus {
  const others = new Map<string, Set<string>>();
  const alike = (one: string, other: string) => {
    for (const [from, to] of [
      [one.toLowerCase(), other],
      [other.toLowerCase(), one],
    ] as const)
      others.set(from, (others.get(from) ?? new Set()).add(to));
  };
  for (const text of texts) {
    for (const { index } of text.matchAll(/[（(]/g)) {
      const [whole, before = '', name = ''] =
        NAMED_IN_BRACKETS.exec(text.slice(Math.max(0, index - MOST_BEFORE), index + MOST_INSIDE)) ?? [];
      if (whole === undefined || (!ABBREVIATION.test(name) && !SAYS_SO.test(whole))) continue;
      for (const full of fullNames(before, name)) alike(full, name);
    }
  }
  return (word) => [...(others.get(word.toLowerCase()) ?? [])];
}

function fullNames(before: string, name: string): string[] {
  if (!HAN.test(before)) {
    // As many words as the abbreviation has letters, beginning with them.
    const last = before.split(/[ -]/).filter(Boolean).slice(-name.length);
    const initials = last.map((word) => word[0]).join('');
    return initials.toLowerCase() === name.toLowerCase() ? [last.join(' ')] : [];
  }
  const pieces = [...segmentsOf(before)].map(({ segment }) => segment);
  return Array.from({ length: Math.min(MOST_WORDS, pieces.length) }, (_, at) => pieces.slice(-at - 1).join('')).filter(
    (full) => full.length > name.length || (full.length > 2 && ABBREVIATION.test(name)),
  );
}
