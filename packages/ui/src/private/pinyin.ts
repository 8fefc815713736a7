const letters = 'abcdefghjklmnopqrstwxyz';
/** The first character of each letter in the order of Pinyin. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');

let collator: Intl.Collator | undefined;

function initialOf(char: string): string {
  if (!/\p{Script=Han}/u.test(char)) return char.toLowerCase();
  collator ??= new Intl.Collator('zh-Hans-CN-u-co-pinyin');
  const compare = collator.compare;
  const at = firsts.findLastIndex((first) => compare(first, char) <= 0);
  return letters[at] ?? char;
}

/** The initials of a Chinese text, so that it can be found from a Latin keyboard: 解析失败 → jxsb. Rare readings are not known. */
export const initialsOfPinyin = (text: string): string => Array.from(text, initialOf).join('');
