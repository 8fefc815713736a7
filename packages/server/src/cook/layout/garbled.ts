import type { Box } from '../types.ts';
import { boxFromFrame } from './frame.ts';
import { unite } from './geometry.ts';
import { isGarbled, unmappedShare } from './quality.ts';
import type { Drawing, Fragment } from './types.ts';

/** A group with fewer garbled letters is a bullet or an ornament: it is dropped and not reported. */
const leastLetters = 8;
/** A fragment is garbled when more than this part of its letters have no meaning, even if its font is fine elsewhere. */
const mostUnmapped = 0.5;

/**
 * Removes garbled text, e.g. of a font that does not say which letters its glyphs are, and tells where it stood. Each
 * font is judged by itself: one bad font neither spoils a good page nor hides in it.
 */
export function withoutGarbled(drawing: Drawing): { usable: Fragment[]; gaps: Box[] } {
  const byFont = Map.groupBy(drawing.fragments, (fragment) => fragment.font);
  const bad = new Set<Fragment>();
  for (const fragments of byFont.values()) {
    const garbled = isGarbled(fragments.map(({ text }) => text).join(' '));
    for (const one of fragments) if (garbled || unmappedShare(one.text) > mostUnmapped) bad.add(one);
  }
  if (bad.size === 0) return { usable: drawing.fragments, gaps: [] };
  return { usable: drawing.fragments.filter((one) => !bad.has(one)), gaps: partsOf([...bad], drawing) };
}

/** The parts of the page that fragments stand in; those close to each other are one part. */
function partsOf(fragments: readonly Fragment[], { width, height }: Drawing): Box[] {
  const parts: { box: Box; letters: number }[] = [];
  for (const { text, size, direction, left, right, top, bottom } of fragments) {
    const own = boxFromFrame(direction, { left, top, right, bottom }, width, height);
    const reach = {
      left: own.left - size * 2,
      top: own.top - size,
      right: own.right + size * 2,
      bottom: own.bottom + size,
    };
    const near = parts.filter(({ box }) => meet(box, reach));
    for (const one of near) parts.splice(parts.indexOf(one), 1);
    const letters = near.reduce((sum, one) => sum + one.letters, text.replace(/\s/g, '').length);
    parts.push({ box: unite([own, ...near.map(({ box }) => box)]), letters });
  }
  return parts.filter(({ letters }) => letters >= leastLetters).map(({ box }) => box);
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
