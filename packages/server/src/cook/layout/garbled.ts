import type { Box } from '../types.ts';
import { boxFromFrame } from './frame.ts';
import { unite } from './geometry.ts';
import { isGarbled, mapped, unmappedShare } from './quality.ts';
import type { Drawing, Fragment } from './types.ts';

/** A group with fewer garbled letters is a bullet or an ornament: it is dropped and not reported. */
const leastLetters = 8;
/** A font, or a fragment of a better one, is garbled as a whole when more than this part of its letters have no meaning. */
const mostUnmapped = 0.5;

/** The runs of a fragment's letters with and without meaning, each in its share of the width. */
function runsOf(fragment: Fragment): { run: Fragment; unmapped: boolean }[] {
  const letters = [...fragment.text];
  const runs: { from: number; to: number; unmapped: boolean }[] = [];
  letters.forEach((letter, i) => {
    const unmapped = unmappedShare(letter) > 0;
    const last = runs.at(-1);
    if (last?.unmapped === unmapped) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, unmapped });
  });
  const step = (fragment.right - fragment.left) / letters.length;
  return runs.map(({ from, to, unmapped }) => ({
    unmapped,
    run: {
      ...fragment,
      text: letters.slice(from, to).join(''),
      left: fragment.left + from * step,
      right: fragment.left + to * step,
    },
  }));
}

/**
 * Removes garbled text, e.g. of a font that does not say which letters its glyphs are, and tells where it stood. Each
 * font is judged by itself: one bad font neither spoils a good page nor hides in it; nor do letters without meaning
 * among others, as in a formula.
 */
export function withoutGarbled(drawing: Drawing): { usable: Fragment[]; gaps: Box[] } {
  const byFont = Map.groupBy(drawing.fragments, (fragment) => fragment.font);
  const bad: Fragment[] = [];
  const cut = new Map<Fragment, Fragment[]>();
  for (const fragments of byFont.values()) {
    const text = fragments.map((one) => one.text).join(' ');
    const garbled = unmappedShare(text) > mostUnmapped || isGarbled(mapped(text));
    for (const one of fragments) {
      const share = unmappedShare(one.text);
      if (!garbled && share === 0) continue;
      const runs = garbled || share > mostUnmapped ? [{ run: one, unmapped: true }] : runsOf(one);
      bad.push(...runs.filter(({ unmapped }) => unmapped).map(({ run }) => run));
      cut.set(
        one,
        runs.filter(({ unmapped }) => !unmapped).map(({ run }) => run),
      );
    }
  }
  if (bad.length === 0) return { usable: drawing.fragments, gaps: [] };
  return { usable: drawing.fragments.flatMap((one) => cut.get(one) ?? [one]), gaps: partsOf(bad, drawing) };
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
