import type { Fragment } from './types.ts';

/** What the letters of a font of signs are called when it is read as one of letters, or by a wrong table. */
const disguise = /^[lnopqrstuvwyzØÙüûþ§¨イｲ]$/;
/** A bullet stands this near to the text of its item, at most and at least. In font sizes. */
const farthest = 4;
const nearest = 0.2;

function isBefore(sign: Fragment, text: Fragment): boolean {
  const gap = text.left - sign.right;
  return Math.abs(text.baseline - sign.baseline) < sign.size * 0.5 && gap > sign.size * nearest;
}

/**
 * The fragments of a page, with bullets as bullets: a font that draws nothing but one sign, at the same place in front of
 * several lines, says a letter for it that nobody wrote.
 */
export function withBullets(fragments: readonly Fragment[]): readonly Fragment[] {
  const found = new Set<Fragment>();
  for (const [font, signs] of Map.groupBy(fragments, ({ font }) => font)) {
    const [first] = signs;
    if (!font || !first || signs.length < 2 || !disguise.test(first.text)) continue;
    if (signs.some(({ text }) => text !== first.text)) continue;
    const others = fragments.filter((one) => one.font !== font);
    const leads = signs.every((sign) => {
      const line = others.filter((one) => Math.abs(one.baseline - sign.baseline) < sign.size * 0.5);
      const level = signs.filter(({ left }) => Math.abs(left - sign.left) < 1).length >= 2;
      const near = line.some((one) => isBefore(sign, one) && one.left - sign.right < sign.size * farthest);
      return level && near && !line.some((one) => one.left < sign.left && sign.left - one.right < sign.size * farthest);
    });
    if (leads) for (const sign of signs) found.add(sign);
  }
  return found.size === 0 ? fragments : fragments.map((one) => (found.has(one) ? { ...one, text: '•' } : one));
}
