import { normalise } from './normalise.ts';
import { numberOf } from './numerals.ts';

/** Units by which amounts are compared with limits. */
const UNITS: readonly string[] = [
  '个月|months?',
  '周岁|岁|years? old|years? of age',
  '公斤|千克|kg|kilograms?',
  '小时|钟头|hours?',
  '分钟|minutes?',
  '天|日|个工作日|工作日|days?',
  '周|星期|weeks?',
  '年|years?',
  '公里|千米|km|kilometres?|kilometers?',
  '厘米|公分|cm|centimetres?|centimeters?',
  '米|m|metres?|meters?',
  '元|块|yuan|euros?|dollars?|pounds?|crowns?',
  '度|℃|degrees?',
  '人|名|people|persons?',
];
/** Bounded, so that pages of digits cost no more than others. */
const NUMBER = String.raw`\d[\d,]{0,11}(?:\.\d{1,6})?\s?[万亿]?|[零一二两三四五六七八九十百千]{1,9}[万亿]?[零一二两三四五六七八九十百千]{0,9}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b`;

/** An amount that a question names: 五天, 10 公斤. */
export interface Amount {
  /** As it stands in the question. */
  text: string;
  value: number;
  unit: string;
}

const AMOUNTS = UNITS.map(
  (unit) => [unit, new RegExp(String.raw`(?<!第)(${NUMBER})\s*(?:${unit})(?![a-z])`, 'giu')] as const,
);

const ANY_NUMBER = new RegExp(NUMBER, 'iu');

/** The amounts that a question names and that limits may be compared with. */
export function amountsIn(question: string): Amount[] {
  const plain = normalise(question);
  if (!ANY_NUMBER.test(plain)) return [];
  const found: (Amount & { start: number })[] = [];
  for (const [unit, pattern] of AMOUNTS) {
    for (const { 0: text, 1: figure = '', index } of plain.matchAll(pattern)) {
      const value = numberOf(figure);
      // 三个月 is no 月, and the first unit that fits is the longest one.
      const taken = found.some(({ start, text: other }) => start < index + text.length && index < start + other.length);
      if (value !== undefined && !taken) found.push({ text, value, unit, start: index });
    }
  }
  return found;
}

/** A share of a limit that no amount is as near to it. */
const JUST = 1e-9;

interface Range {
  least: number;
  most: number;
}

/** How a text's limits stand to the amounts of a question: one of them holds it, none does, or it has none of that unit. */
export type Limits = 'hold' | 'miss' | 'none';

/** Compares texts with what a question says of itself: 五天 is within 4 至 7 天, and 80岁 is not below 十二岁. */
export function limitsFor(question: string): (text: string) => Limits {
  const amounts = amountsIn(question).map(({ value, unit }) => ({ value, patterns: patternsOf(unit) }));
  return (text) => {
    let limits: Limits = 'none';
    if (amounts.length === 0) return limits;
    const plain = normalise(text);
    for (const { value, patterns } of amounts) {
      for (const { least, most } of rangesIn(plain, patterns)) {
        if (least <= value && value <= most) return 'hold';
        limits = 'miss';
      }
    }
    return limits;
  };
}

interface Patterns {
  between: RegExp;
  below: RegExp;
  above: RegExp;
}

const known = new Map<string, Patterns>();

function patternsOf(unit: string): Patterns {
  let patterns = known.get(unit);
  if (!patterns) {
    const measure = `\\s*(?:${unit})(?![a-z])`;
    const limit = (strictly: string, before: string, behind: string) =>
      new RegExp(
        `(?<!不)(?:(?<strict>${strictly})|${before})\\s*(?<before>${NUMBER})${measure}|(?<behind>${NUMBER})${measure}(?:\\(含\\))?\\s*(?:${behind})`,
        'giu',
      );
    patterns = {
      between: new RegExp(
        `(?<least>${NUMBER})(?:${measure})?\\s*(?:至|到|[-–—~～]|\\bto\\b|\\band\\b)\\s*(?<most>${NUMBER})${measure}`,
        'giu',
      ),
      below: limit(
        '不满|未满|不足|低于|少于|小于|\\bunder|\\bbelow|\\bless than',
        '不超过|至多|\\bup to|\\bat most|\\bno more than',
        '以下|以内|之内|及以下',
      ),
      above: limit(
        '超过|高于|大于|多于|\\bover|\\babove|(?<!no )\\bmore than|\\blonger than',
        '至少|(?<![不未])已?满|\\bat least',
        '以上|及以上|\\s*or (?:more|older|over)',
      ),
    };
    known.set(unit, patterns);
  }
  return patterns;
}

/** What may stand between the two ends of one range: 满一年不满十年, 5 天以上、10 天以下. */
const NEXT_TO = /^[\s,，、;且但而及并的]{0,3}$/;

function rangesIn(text: string, { between, below, above }: Patterns): Range[] {
  const limits = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index, groups: { before, behind, strict } = {} }) => {
      const limit = numberOf(before ?? behind ?? '');
      if (limit === undefined) return [];
      // What is strictly below 12 ends just before it.
      return [{ limit, beside: strict ? JUST * limit : 0, start: index, end: index + words.length }];
    });
  const ends = limits(below).map(({ limit, beside, ...place }) => ({ ...place, most: limit - beside }));
  const starts = limits(above).map(({ limit, beside, end }) => {
    const upTo = ends.find(({ start }) => start >= end && NEXT_TO.test(text.slice(end, start)));
    return { least: limit + beside, upTo };
  });
  return [
    ...[...text.matchAll(between)].flatMap(({ groups }) => {
      const [least, most] = [numberOf(groups?.least ?? ''), numberOf(groups?.most ?? '')];
      return least !== undefined && most !== undefined ? [{ least, most }] : [];
    }),
    ...starts.map(({ least, upTo }) => ({ least, most: upTo?.most ?? Infinity })),
    ...ends.filter((end) => !starts.some(({ upTo }) => upTo === end)).map(({ most }) => ({ least: -Infinity, most })),
  ];
}
