/** The characters of one way to write Chinese numbers: digits from nought, and the units within ten thousand. */
export interface Numerals {
  digits: string;
  units: readonly [ten: string, hundred: string, thousand: string];
  /** Ten thousand, and its square. */
  groups: readonly [string, string];
  /** Whether ten is written 十 rather than 一十. */
  shortTen: boolean;
}

export const common: Numerals = {
  digits: '零一二三四五六七八九',
  units: ['十', '百', '千'],
  groups: ['万', '亿'],
  shortTen: true,
};
export const traditional: Numerals = { ...common, groups: ['萬', '億'] };
export const legal: Numerals = {
  digits: '零壹贰叁肆伍陆柒捌玖',
  units: ['拾', '佰', '仟'],
  groups: ['万', '亿'],
  shortTen: false,
};
export const legalTraditional: Numerals = { ...legal, digits: '零壹貳參肆伍陸柒捌玖', groups: ['萬', '億'] };

/** A whole number below 10^16 as one reads it: 一百二十三. */
export function counted(value: number, { digits, units, groups, shortTen }: Numerals): string {
  if (value === 0) return digits[0]!;
  const names = ['', groups[0], groups[1], groups[0] + groups[1]];
  let text = '';
  let gap = false;
  for (let group = 3; group >= 0; group--) {
    const part = Math.floor(value / 10_000 ** group) % 10_000;
    if (part === 0) gap = text !== '';
    for (let place = 3, begun = false; place >= 0 && part > 0; place--) {
      const digit = Math.floor(part / 10 ** place) % 10;
      if (digit === 0) gap ||= text !== '' || begun;
      else {
        if (gap) text += digits[0];
        gap = false;
        begun = true;
        text += digits[digit]! + (units[place - 1] ?? '');
      }
    }
    if (part > 0) {
      text += names[group];
      gap = false;
    }
  }
  return shortTen ? text.replace(new RegExp(`^${digits[1]}${units[0]}`), units[0]) : text;
}

/** A number digit by digit: 二〇二四. */
export const spelled = (text: string, digits: string): string =>
  text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
