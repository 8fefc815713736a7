import type { Box } from '../types.ts';
import { unite } from './geometry.ts';
import { closeUp, firstOf, isHan, lastOf, normalise } from './text.ts';
import type { Fragment, Grid, Line } from './types.ts';

/** Fragments of one baseline that belong together, from left to right. */
export interface Segment {
  fragments: Fragment[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  /** Set when this is no text but a placeholder for a table or image, which gives it a place in the reading order. */
  holds?: { kind: 'table'; grid: Grid } | { kind: 'image'; box: Box };
}

/** Fragments further apart than this part of the font size may belong to different columns. */
const reach = 0.9;

function segmentOf(fragment: Fragment): Segment {
  const { left, right, top, bottom, baseline, size } = fragment;
  return { fragments: [fragment], left, right, top, bottom, baseline, size };
}

/** Whether a fragment continues a segment: on its baseline (or raised and smaller) and close by. */
function continues(segment: Segment, fragment: Fragment): boolean {
  const size = Math.max(segment.size, fragment.size);
  const gap = fragment.left - segment.right;
  if (gap > size * reach || gap < -size * 0.5) return false;
  const rise = Math.abs(fragment.baseline - segment.baseline);
  if (rise < size * 0.12) return true;
  // A letter that stands lower or higher within a word, as the E of TeX.
  if (rise < size * 0.35 && Math.abs(gap) < size * 0.2) return true;
  return fragment.size < segment.size * 0.85 && gap < size * 0.3 && rise < size * 0.5;
}

function extend(segment: Segment, more: Segment): void {
  segment.fragments.push(...more.fragments);
  segment.left = Math.min(segment.left, more.left);
  segment.right = Math.max(segment.right, more.right);
  segment.top = Math.min(segment.top, more.top);
  segment.bottom = Math.max(segment.bottom, more.bottom);
  if (more.size > segment.size) {
    segment.size = more.size;
    segment.baseline = more.baseline;
  }
}

/** Text drawn twice at nearly the same place (to look bold, or as a shadow) counts once. */
function withoutDoubles(fragments: readonly Fragment[]): Fragment[] {
  const seen = new Map<string, Fragment>();
  return fragments.filter((fragment) => {
    const earlier = seen.get(fragment.text);
    const near = fragment.size * 0.2;
    if (
      earlier &&
      Math.abs(earlier.left - fragment.left) < near &&
      Math.abs(earlier.baseline - fragment.baseline) < near
    ) {
      return false;
    }
    seen.set(fragment.text, fragment);
    return true;
  });
}

/**
 * Joins fragments into segments. First those drawn one after the other: programs draw a line of a column in one go, so
 * this keeps columns apart even where they are close. Then those that touch but were drawn out of order.
 */
export function gatherSegments(fragments: readonly Fragment[]): Segment[] {
  const segments: Segment[] = [];
  for (const fragment of withoutDoubles(fragments)) {
    const last = segments.at(-1);
    if (last && continues(last, fragment)) extend(last, segmentOf(fragment));
    else segments.push(segmentOf(fragment));
  }
  return joinTouching(segments, 0.35);
}

/** Joins segments of one baseline that lie closer than `distance` font sizes. */
export function joinTouching(segments: readonly Segment[], distance: number): Segment[] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline || a.left - b.left);
  const joined: Segment[] = [];
  for (const segment of sorted) {
    let home: Segment | undefined;
    for (let i = joined.length - 1; i >= 0; i -= 1) {
      const other = joined[i];
      if (!other || segment.baseline - other.baseline > other.size) break;
      const size = Math.max(segment.size, other.size);
      const gap = Math.max(segment.left, other.left) - Math.min(segment.right, other.right);
      const rise = Math.abs(segment.baseline - other.baseline);
      const raised = Math.min(segment.size, other.size) < size * 0.85 && rise < size * 0.5 && gap < size * 0.3;
      if (gap < size * distance && gap > -size && (rise < size * 0.15 || raised)) {
        home = other;
        break;
      }
    }
    if (home) extend(home, segment);
    else joined.push({ ...segment, fragments: [...segment.fragments] });
  }
  return joined;
}

/** The text of fragments from left to right, with spaces where the writer left room for them. */
export function textOf(fragments: readonly Fragment[]): string {
  const sorted = [...fragments].sort((a, b) => a.left - b.left);
  let text = '';
  let right = -Infinity;
  for (const fragment of sorted) {
    const piece = normalise(fragment.text);
    if (piece === '') continue;
    const gap = fragment.left - right;
    const [end, start] = [lastOf(text), firstOf(piece)];
    const bothHan = isHan(end) && isHan(start);
    // Typesetters part figures from Han by a quarter of the size; within a date nobody typed a space there.
    const date = (/\d/.test(end) && /[年月日]/.test(start)) || (/[年月]/.test(end) && /\d/.test(start));
    const wide = gap > fragment.size * (bothHan ? 1.2 : date ? 0.4 : 0.16);
    const typed = fragment.spaced && gap > fragment.size * (bothHan ? 0.15 : 0.05);
    if (text !== '' && (wide || typed)) text += ' ';
    text += piece;
    right = Math.max(right, fragment.right);
  }
  return closeUp(text);
}

/** The size that most letters of a line have. */
function usualSize(fragments: readonly Fragment[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of fragments) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

/** A segment as a finished line. */
export function lineOf(segment: Segment): Line {
  const letters = segment.fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
  const bold = segment.fragments.reduce((sum, fragment) => sum + (fragment.bold ? fragment.text.length : 0), 0);
  return {
    text: textOf(segment.fragments),
    box: unite(segment.fragments),
    baseline: segment.baseline,
    size: usualSize(segment.fragments),
    bold: bold > letters * 0.6,
    ...(segment.fragments.some(({ anew }) => anew) && { anew: true }),
  };
}
