import { constants } from '@tinystar/contract';
import type { BubblePaint } from '@tinystar/ui';

interface Colours {
  bubbleColor: string;
  gradientStartColor: string;
  gradientEndColor: string;
  gradientAngle: number;
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A gradient of the maker's own; null for the product's. */
export function ownGradient({
  gradientStartColor: from,
  gradientEndColor: to,
  gradientAngle: angle,
}: Omit<Colours, 'bubbleColor'>): { from: string; to: string; angle: number } | null {
  const { start, end, angle: usual } = constants.GRADIENT;
  const own = [from, to].every(isColour) && !(isSame(from, start) && isSame(to, end) && angle === usual);
  return own ? { from, to, angle } : null;
}

/** What a question's bubble wears: the maker's colour, else the maker's gradient, else the product's own ground (UI-03). */
export function bubblePaint(display: Colours): BubblePaint | undefined {
  if (!isSame(display.bubbleColor, constants.BUBBLE_COLOR)) return { kind: 'colour', colour: display.bubbleColor };
  const gradient = ownGradient(display);
  return gradient ? { kind: 'gradient', ...gradient } : undefined;
}
