import { normalise } from './normalise.ts';
import { stem } from './stem.ts';

const LONGEST_TERM = 48;
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}々〇ー';
const RUNS = new RegExp(
  `(?<cjk>[${CJK}]+)|(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+\\.\\d+(?![\\p{L}\\d.]))|(?<word>[\\p{L}\\p{N}\\p{M}]+(?:[-_./\\\\+#@'’][\\p{L}\\p{N}\\p{M}]+)*[+#]*)`,
  'gu',
);
const CJK_INSIDE = new RegExp(`[${CJK}]`, 'u');
const CJK_SPLIT = new RegExp(`([${CJK}]+)`, 'u');

/**
 * The index terms of a text in reading order, repetitions kept: Han characters alone and in pairs; words folded to
 * stems, whole and by their parts (`update-self` → update-self, update, self; `TraceMonkey` → tracemonkey, trace,
 * monkey; `utf8` → utf8, utf, 8); numbers without thousands separators.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const run of normalise(text).matchAll(RUNS)) {
    const { cjk, number, word } = run.groups as Record<string, string | undefined>;
    if (cjk) pushCjk(cjk, terms);
    else if (number) terms.push(number.replaceAll(',', ''));
    else if (word) pushMixed(word, terms);
  }
  return terms;
}

function pushMixed(word: string, terms: string[]): void {
  if (!CJK_INSIDE.test(word)) return pushWord(word, terms);
  for (const piece of word.split(CJK_SPLIT)) {
    if (!piece) continue;
    if (CJK_INSIDE.test(piece)) pushCjk(piece, terms);
    else
      for (const part of piece.matchAll(/[\p{L}\p{N}\p{M}]+(?:[-_./][\p{L}\p{N}\p{M}]+)*/gu)) pushWord(part[0], terms);
  }
}

function pushCjk(run: string, terms: string[]): void {
  let previous = '';
  for (const character of run) {
    terms.push(character);
    if (previous) terms.push(previous + character);
    previous = character;
  }
}

function pushWord(joined: string, terms: string[]): void {
  const word = joined.replace(/['’](?:s|S)?$/, '');
  const whole = fold(word);
  terms.push(whole);
  const parts = word
    .split(
      /[^\p{L}\p{N}\p{M}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u,
    )
    .filter(Boolean);
  if (parts.length < 2) return;
  for (const part of parts) {
    const folded = fold(part);
    if (folded !== whole) terms.push(folded);
  }
}

function fold(word: string): string {
  const lower = word.toLowerCase().slice(0, LONGEST_TERM);
  return /^[a-z]+$/.test(lower) ? stem(lower) : lower;
}
