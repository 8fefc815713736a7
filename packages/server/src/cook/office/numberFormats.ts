import { common, counted, legal, legalTraditional, spelled, traditional } from '../text/chineseNumerals.ts';

const roman: readonly [number, string][] = [
  [1_000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function romanOf(value: number): string {
  let rest = value;
  let text = '';
  for (const [worth, letters] of roman) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

/** How often a sign is repeated at most. */
const REPEATS = 30;

/** After the last sign come two of the first, as Word writes letters: aa, bb, …; plain where that has no end. */
const repeated =
  (signs: string) =>
  (value: number): string =>
    value > signs.length * REPEATS
      ? String(value)
      : signs[(value - 1) % signs.length]!.repeat(Math.ceil(value / signs.length));
const lettersOf = repeated('abcdefghijklmnopqrstuvwxyz');

const oneOf =
  (signs: string) =>
  (value: number): string =>
    Array.from(signs)[value - 1] ?? String(value);
const around = (signs: string) => (value: number) => {
  const all = Array.from(signs);
  return all[(value - 1) % all.length]!;
};

/** Up to 99 as one counts, beyond digit by digit. */
const shortCounted = (value: number): string =>
  value < 100 ? counted(value, common) : spelled(String(value), '○一二三四五六七八九');

const ordinalEnds = ['th', 'st', 'nd', 'rd'];
const ordinal = (value: number): string =>
  `${value}${(Math.floor(value / 10) % 10 === 1 ? undefined : ordinalEnds[value % 10]) ?? 'th'}`;

const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳㉑㉒㉓㉔㉕㉖㉗㉘㉙㉚㉛㉜㉝㉞㉟㊱㊲㊳㊴㊵㊶㊷㊸㊹㊺㊻㊼㊽㊾㊿';
const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';
const digits = '〇一二三四五六七八九';

const formats: Readonly<Record<string, (value: number) => string>> = {
  decimalZero: (value) => String(value).padStart(2, '0'),
  upperRoman: (value) => romanOf(value).toUpperCase(),
  lowerRoman: romanOf,
  upperLetter: (value) => lettersOf(value).toUpperCase(),
  lowerLetter: lettersOf,
  ordinal,
  hex: (value) => value.toString(16).toUpperCase(),
  numberInDash: (value) => `- ${value} -`,
  chicago: repeated('*†‡§'),
  decimalFullWidth: (value) => spelled(String(value), '０１２３４５６７８９'),
  decimalFullWidth2: (value) => spelled(String(value), '０１２３４５６７８９'),
  decimalEnclosedCircle: oneOf(circled),
  decimalEnclosedCircleChinese: oneOf(circled),
  decimalEnclosedFullstop: oneOf('⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛'),
  decimalEnclosedParen: oneOf('⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇'),
  ideographEnclosedCircle: oneOf('㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉'),
  ideographTraditional: oneOf(stems),
  ideographZodiac: oneOf(branches),
  ideographZodiacTraditional: (value) => around(stems)(value) + around(branches)(value),
  ideographDigital: (value) => spelled(String(value), digits),
  japaneseDigitalTenThousand: (value) => spelled(String(value), digits),
  taiwaneseDigital: (value) => spelled(String(value), '○一二三四五六七八九'),
  chineseCounting: shortCounted,
  taiwaneseCounting: shortCounted,
  japaneseCounting: (value) => counted(value, common).replaceAll('零', ''),
  chineseCountingThousand: (value) => counted(value, common),
  taiwaneseCountingThousand: (value) => counted(value, traditional),
  chineseLegalSimplified: (value) => counted(value, legal),
  ideographLegalTraditional: (value) => counted(value, legalTraditional),
  japaneseLegal: (value) => counted(value, { ...legalTraditional, digits: '零壱弐参四伍六七八九' }),
  none: () => '',
};

/** Beyond this no format but the plain one is of use. */
const MOST = 32_767;

/** A number in one of the formats of ECMA-376 17.18.59; unknown ones are plain. `example` is what a custom one begins with. */
export function formatNumber(value: number, format: string, example = ''): string {
  if (format === 'custom') return String(value).padStart(/^0*\d/.exec(example)?.[0].length ?? 1, '0');
  const write = formats[format];
  if (format === 'none') return '';
  if (!write || value < 1 || value > MOST) return String(value);
  return write(value);
}
