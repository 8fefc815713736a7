import type { Answered } from './product.ts';
import type { SetQuestion } from './questionSet.ts';

/** How one answer fared. `rank` is the place of the first citation of a gold page, from 1; 0 for none. */
export interface Mark {
  rank: number;
  /** Number of citations, and how many of them lead to a gold page. */
  citations: number;
  right: number;
  /** Shown without a word of doubt. */
  sure: boolean;
  /** The expected answer stands in the text, or in it together with the cited passages; undefined when none was given. */
  inText?: boolean;
  inSources?: boolean;
}

/** Whether an answer is shown, and without a word of doubt. */
export const isSure = ({ text, cited }: Answered): boolean => cited.length > 0 && !text.startsWith('没有找到');

/** Compares an answer with what was expected of it. */
export function mark(file: string, expected: SetQuestion, answered: Answered): Mark {
  const { text, cited } = answered;
  const onGold = cited.map(
    ({ doc_name, locations }) => doc_name === file && locations.some(({ page }) => expected.pages.includes(page)),
  );
  const places = {
    rank: 1 + onGold.indexOf(true),
    citations: cited.length,
    right: onGold.filter(Boolean).length,
    sure: isSure(answered),
  };
  const shown = plain(text);
  const sources = shown + plain(cited.map((reference) => reference.text).join(' '));
  const wanted = [expected.answer, expected.evidence].map(plain).filter(Boolean);
  if (wanted.length === 0) return places;
  return {
    ...places,
    inText: wanted.some((words) => shown.includes(words)),
    inSources: wanted.some((words) => sources.includes(words)),
  };
}

/** Text as it is compared: markdown escapes, quotation marks of blocks, white space, punctuation and case do not count. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\\(?=[\p{P}\p{S}])/gu, '')
    .toLowerCase()
    .replace(/\[\d+\]/g, '')
    .replace(/[\s\p{P}>|]/gu, '');
}
