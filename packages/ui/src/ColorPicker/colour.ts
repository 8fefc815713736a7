import { parseColor, type Color } from 'react-stately/Color';

/** A colour as it is stored, #00BB93; null for text that is none. Takes three digits, no hash, and full-width digits. */
export function readHex(text: string): string | null {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null;
}

/** A stored colour by hue, saturation and brightness, as the picker moves it. */
export const hsbOf = (hex: string): Color => parseColor(hex).toFormat('hsb');

export const hexOf = (colour: Color): string => colour.toString('hex').toUpperCase();

/** The same hue with full saturation and brightness, as hex. */
export const pureHue = (colour: Color): string =>
  hexOf(colour.withChannelValue('saturation', 100).withChannelValue('brightness', 100));

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
