const UNIT = String.raw`(?:[A-Za-zμµΩ]{1,3}[²³]?|[²³%‰℃°′″]|毫米|厘米|分米|公里|公分|英寸|英尺|[米寸尺个只件台套箱包片块根条层元年月天日时人次倍])`;
const MEASURE = String.raw`(?:[长宽高厚深]度?|直径|半径|边长|[面体]积|单价|数量)`;
const VARIABLE = '[A-Za-zα-ωΑ-Ω]';

/** What a multiplication may stand after: a number with or without its unit, a variable, a bracket around such. */
const FACTOR_BEFORE = new RegExp(
  String.raw`(?:\p{Nd}${UNIT}?|(?<!${VARIABLE})${VARIABLE}|(?:\p{Nd}|${VARIABLE}|${UNIT})[)）])$`,
  'u',
);
const FACTOR_AFTER = new RegExp(
  String.raw`^(?:[-+±¥￥$φΦ]?\.?\p{Nd}|[A-Za-z]{1,3}\p{Nd}|${VARIABLE}(?!${VARIABLE})|[(（][-+]?(?:\p{Nd}|${VARIABLE}))`,
  'u',
);
const MEASURE_BEFORE = new RegExp(`${MEASURE}$`);
const MEASURE_AFTER = new RegExp(`^${MEASURE}`);
/** A whole number rather than the end of a name such as HY-110, after which emphasis may end. */
const NUMBER_BEFORE = /(?<![A-Za-z\p{Nd}][A-Za-z\p{Nd}.,_-]{0,8})\p{Nd}(?:[\d.,]{0,7}\p{Nd})?$/u;

/** How many characters after the stars tell what they are. */
export const TIMES_REACH = 4;

/**
 * Whether a run of stars stands between what is multiplied (20*30*40cm, 2**3, 长*宽*高) or hides digits (138****1234).
 * CommonMark reads emphasis there, and its stars disappear: 20*30*40 would become another number.
 */
export function isTimesSign(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 12), start);
  const after = text.slice(end, end + TIMES_REACH);
  const length = end - start;
  if (length === 1)
    return (
      (FACTOR_BEFORE.test(before) && FACTOR_AFTER.test(after)) ||
      (MEASURE_BEFORE.test(before) && MEASURE_AFTER.test(after))
    );
  if (!/^\p{Nd}/u.test(after)) return false;
  return length === 2 ? NUMBER_BEFORE.test(before) : /\p{Nd}$/u.test(before);
}
