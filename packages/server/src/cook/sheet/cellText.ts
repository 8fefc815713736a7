import { format as formatted, isDateFormat } from 'numfmt';
import { common, counted, legal, spelled, type Numerals } from '../text/chineseNumerals.ts';

/** How the numbers of a cell are shown. */
export interface CellFormat {
  code: string;
  isDate: boolean;
  /** Chinese numerals: 1 一, 2 壹, 3 in full width. */
  numerals: 1 | 2 | 3 | undefined;
  /** Years since the founding of the Republic of China. */
  minguo: boolean;
  locale: string;
}

export const general: CellFormat = {
  code: 'General',
  isDate: false,
  numerals: undefined,
  minguo: false,
  locale: 'en-US',
};

/** As many letters as Excel allows. */
const LONGEST = 255;
/** Digits that a spreadsheet calculates with; what a file has beyond them was written by other programs. */
const PRECISION = 15;
const outsideQuotes = (code: string, replace: (part: string) => string): string =>
  code.replace(/("[^"]*"|\\.)|[^"\\]+/g, (part, kept: string | undefined) => kept ?? replace(part));

/** A format as the library knows it, from what Excel and WPS write in China. */
export function cellFormat(source: string): CellFormat {
  if (source.length > LONGEST || source === '' || /^general$/i.test(source)) return general;
  // The date and the time as the system shows them, whatever stands behind.
  const own = source.replace(/\[\$-F800\][^;]*/gi, 'yyyy"年"m"月"d"日"').replace(/\[\$-F400\][^;]*/gi, 'h:mm:ss');
  const plain = outsideQuotes(own, (part) => part.replace(/!(.)/gs, '\\$1').replace(/G\/通用格式/g, 'General'));
  const numerals = /\[DBNum([123])\]/i.exec(plain)?.[1];
  const code = plain.replace(/\[DBNum\d\]/gi, '').replace(/上午\/下午/g, 'AM/PM');
  const isDate = safely(() => isDateFormat(code)) ?? false;
  const minguo = isDate && /\[\$-[0-9a-f]*0?404\]/i.test(code) && /e/i.test(code.replace(/"[^"]*"|\[[^\]]*\]/g, ''));
  // A Chinese Excel says Wednesday for dddd and 星期三 for aaaa.
  const chinese = /a{3}/i.test(code.replace(/"[^"]*"/g, '')) || plain.includes('上午/下午');
  return {
    code,
    isDate,
    numerals: numerals === undefined ? undefined : (Number(numerals) as 1 | 2 | 3),
    minguo,
    locale: chinese ? 'zh-CN' : 'en-US',
  };
}

/** What a person sees of a text, which a format may surround with words. */
export function shownText(text: string, { code, locale }: CellFormat): string {
  return /[@"]/.test(code) && code !== '@' ? (safely(() => formatted(code, text, { locale })) ?? text) : text;
}

/** What a person sees of a number; undefined when `raw` is none. */
export function shownNumber(raw: string, format: CellFormat, date1904: boolean): string | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(raw)) return undefined;
  const value = Number(raw);
  if (!Number.isFinite(value)) return undefined;
  if (format.code === 'General' || format.code === '@') return numbered(plainNumber(raw, value), format);
  const serial = format.isDate && date1904 ? value + 1_462 : value;
  // Excel shows a row of hashes for a date before its calendar; the number says more.
  if (format.isDate && serial < 0) return plainNumber(raw, value);
  const code = format.minguo ? inMinguo(format.code, serial) : format.code;
  const text = safely(() => formatted(code, serial, { locale: format.locale }));
  if (text === undefined) return plainNumber(raw, value);
  const exact = format.isDate ? text : withDigits(text, wholeDigits(raw, value));
  return numbered(exact.replace(/ {2,}/g, ' ').trim(), format);
}

/** A number as it is typed: all digits of a whole one, never 1.38e10. */
function plainNumber(raw: string, value: number): string {
  const whole = wholeDigits(raw, value);
  if (whole !== undefined) return value < 0 ? `-${whole}` : whole;
  if (Math.abs(value) >= 1e11) return String(Number(value.toPrecision(PRECISION)));
  return safely(() => formatted('General', value, { locale: 'en-US' })) ?? String(value);
}

/** The digits of a whole number: as they stand in the file, or as many as its program calculates with. */
function wholeDigits(raw: string, value: number): string | undefined {
  if (/^[+-]?\d+$/.test(raw)) return raw.replace(/^[+-]?0*(?=\d)/, '');
  if (!Number.isInteger(value) || Math.abs(value) >= 1e40) return undefined;
  const [mantissa = '', exponent] = Math.abs(value)
    .toExponential(PRECISION - 1)
    .split('e');
  const digits = mantissa.replace('.', '');
  const length = Number(exponent) + 1;
  return length > PRECISION ? digits.padEnd(length, '0') : String(Math.abs(value));
}

/** A long number shown with its own digits instead of those that a float has kept. */
function withDigits(text: string, whole: string | undefined): string {
  const shown = text.replace(/\D/g, '');
  if (whole === undefined || whole.length <= PRECISION || !/^0*$/.test(shown.slice(whole.length))) return text;
  if (shown.length < whole.length || shown.slice(0, 12) !== whole.slice(0, 12)) return text;
  let at = 0;
  return text.replace(/\d/g, (digit) => whole[at++] ?? digit);
}

/** The year is put in as a word: the library knows no other calendar. */
function inMinguo(code: string, serial: number): string {
  const year = Number(safely(() => formatted('yyyy', serial, { locale: 'en-US' })) ?? 0) - 1_911;
  return code.replace(/("[^"]*"|\\.|\[[^\]]*\])|e+/gi, (_, kept: string | undefined) => kept ?? `"${year}"`);
}

const ways: Record<1 | 2, Numerals> = { 1: common, 2: legal };

function numbered(text: string, { numerals, isDate, code }: CellFormat): string {
  if (numerals === undefined) return text;
  if (numerals === 3) return spelled(text, '０１２３４５６７８９');
  const way = ways[numerals];
  const digits = numerals === 1 ? `〇${way.digits.slice(1)}` : way.digits;
  if (!isDate && !/general/i.test(code)) return spelled(text, digits);
  return text.replace(/\d+(\.\d+)?/g, (number, fraction: string | undefined) => {
    const whole = number.slice(0, number.length - (fraction?.length ?? 0));
    if (whole.length > PRECISION || (isDate && whole.length === 4)) return spelled(number, digits);
    return counted(Number(whole), way) + spelled(fraction ?? '', digits);
  });
}

function safely<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
