const DIGITS = '零一二三四五六七八九';
const PLACES = ['', '十', '百', '千'];
const HAN_NUMBER = /^[零一二两三四五六七八九十百千]{1,9}$/;
const MOST_DIGITS = 4;

/** A whole number in the other script: 30 for 三十, 三十 and thirty's digits the other way round. None for other words. */
export function otherNumeral(word: string): string[] {
  if (/^[1-9]\d*$/.test(word)) return word.length <= MOST_DIGITS ? [toHan(word)] : [];
  return HAN_NUMBER.test(word) ? [String(toNumber(word))] : [];
}

const ENGLISH = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number that digits, Chinese numerals or an English word say. */
export function numberOf(word: string): number | undefined {
  const [, large = '', times = '', rest = ''] = /^(.+?)\s*([万亿])(.*)$/.exec(word) ?? [];
  if (times) {
    const [many, more] = [numberOf(large), rest ? numberOf(rest) : 0];
    return many === undefined || more === undefined ? undefined : many * (times === '万' ? 1e4 : 1e8) + more;
  }
  if (/^\d/.test(word)) return Number(word.replaceAll(',', ''));
  if (HAN_NUMBER.test(word)) return toNumber(word);
  const english = ENGLISH.indexOf(word.toLowerCase());
  return english === -1 ? undefined : english;
}

function toHan(digits: string): string {
  const words = [...digits]
    .map((digit, at) => (digit === '0' ? '零' : `${DIGITS[Number(digit)]}${PLACES[digits.length - at - 1]}`))
    .join('');
  return words.replace(/零+/g, '零').replace(/零$/, '').replace(/^一十/, '十');
}

function toNumber(words: string): number {
  let total = 0;
  let digit = 0;
  for (const word of words.replaceAll('两', '二')) {
    const place = PLACES.indexOf(word);
    if (place > 0) {
      total += (digit || 1) * 10 ** place;
      digit = 0;
    } else digit = DIGITS.indexOf(word);
  }
  return total + digit;
}
