/** Hue in degrees (0 to 360), saturation and value from 0 to 1. */
export interface Hsv {
  h: number;
  s: number;
  v: number;
}

/** A colour as it is stored, #00BB93; null for text that is none. Takes three digits, no hash, and full-width digits. */
export function readHex(text: string): string | null {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${[...digits].map((digit) => digit + digit).join('')}` : null;
}

export function hexToHsv(hex: string): Hsv {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const v = Math.max(r, g, b);
  const range = v - Math.min(r, g, b);
  if (range === 0) return { h: 0, s: 0, v };
  const sixth = v === r ? (g - b) / range : v === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { h: (sixth * 60 + 360) % 360, s: range / v, v };
}

export function hsvToHex({ h, s, v }: Hsv): string {
  const part = (offset: number) => {
    const k = (offset + h / 60) % 6;
    const share = v - v * s * Math.max(0, Math.min(k, 4 - k, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(5)}${part(3)}${part(1)}`.toUpperCase();
}

export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
