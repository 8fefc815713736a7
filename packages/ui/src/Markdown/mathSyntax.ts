const CLOSER = { $: '$', '\\(': '\\)', '\\[': '\\]' } as const;

/** A formula: its TeX source, whether it stands on its own line, and the offset after it. */
export interface MathRead {
  readonly tex: string;
  readonly display: boolean;
  readonly end: number;
}

/**
 * Reads a formula at `at`. `open` means that its end may still come, null that this is no formula.
 * A dollar sign is money unless it hugs its content on both sides and no digit follows the closing one.
 */
export function readMath(text: string, at: number, open: keyof typeof CLOSER): MathRead | 'open' | null {
  const double = open === '$' && text.startsWith('$$', at);
  const start = at + (double ? 2 : open.length);
  if (start >= text.length) return 'open';
  if (open === '$' && !double && /\s/.test(text.charAt(start))) return null;
  const close = double ? '$$' : CLOSER[open];
  for (let end = text.indexOf(close, start); end >= 0; end = text.indexOf(close, end + 1)) {
    if (open === '$' && text.charAt(end - 1) === '\\') continue;
    const tex = text.slice(start, end);
    if (!tex.trim()) return null;
    if (open === '$' && !double) {
      const after = text.charAt(end + 1);
      if (end + 1 === text.length && tex.length < 400 && !/\s$/.test(tex)) return { tex, display: false, end: end + 1 };
      if (/\s$/.test(tex) || /\d/.test(after)) return null;
    }
    return { tex, display: double || open === '\\[', end: end + close.length };
  }
  return 'open';
}
