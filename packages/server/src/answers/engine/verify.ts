import { normalise } from '../../retrieval/index.ts';

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const CHINESE_NUMBER = /[零〇一二两三四五六七八九十百千万]+/g;
/** Signs of the text itself: list numbers at the start of a line, citation marks. */
const MARKS = /\[\d{1,3}\]|^\s*\d{1,2}[.)、]\s/gm;
/** What somebody named: words with capitals or digits in them, titles and quotations. */
const NAMES =
  /(?<![A-Za-z\d])[A-Za-z\d][\w.+-]*(?:[A-Z]|\d[A-Za-z]|[A-Za-z]\d)[\w.+-]*|(?<![A-Za-z\d])[A-Z][A-Za-z]+|《[^》]{1,40}》|“[^”]{2,20}”/g;

const DIGITS = '零一二三四五六七八九';
const POWERS: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };

/**
 * Numbers and names of a sentence that stand in none of the passages it cites: what a model may have made up. Numbers
 * are compared by value, in both scripts; the numbers of the cited pages are known too.
 */
export function unsupportedIn(sentence: string, passages: readonly { text: string; pages: readonly number[] }[]) {
  const said = normalise(sentence.replace(MARKS, ' '));
  const held = normalise(passages.map(({ text }) => text).join('\n'));
  const values = new Set([...valuesIn(held), ...passages.flatMap(({ pages }) => pages.map(String))]);
  const lower = held.toLowerCase();
  const names = [...new Set(said.match(NAMES) ?? [])].filter(
    (name) => !lower.includes(name.toLowerCase().replace(/^[《“]|[》”]$/g, '')),
  );
  const numbers = [...new Set(said.match(NUMBER) ?? [])].filter(
    (number) => !values.has(plain(number)) && !names.some((name) => name.includes(number)),
  );
  return [...numbers, ...names.filter((name) => !values.has(plain(name)))];
}

const plain = (number: string): string => {
  const value = Number(number.replaceAll(',', ''));
  return Number.isNaN(value) ? number : String(value);
};

function valuesIn(text: string): string[] {
  const digits = (text.match(NUMBER) ?? []).map(plain);
  return [...digits, ...(text.match(CHINESE_NUMBER) ?? []).flatMap(chineseValues)];
}

/** 二十六 is 26; 二〇二四 is 2024. */
function chineseValues(run: string): string[] {
  const written = run.replaceAll('〇', '零').replaceAll('两', '二');
  if (![...written].some((character) => character in POWERS))
    return [String(Number([...written].map((character) => DIGITS.indexOf(character)).join('')))];
  let [sum, section, digit] = [0, 0, 0];
  for (const character of written) {
    const power = POWERS[character];
    if (power === undefined) digit = DIGITS.indexOf(character);
    else if (power === 10_000) {
      sum += (section + digit) * power;
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * power;
      digit = 0;
    }
  }
  return [String(sum + section + digit)];
}
