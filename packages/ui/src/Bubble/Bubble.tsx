import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { alongGradient, inkOn } from '../private/contrast.ts';
import { bubble, compact as compactStyle, ground, ink, line, painted } from './Bubble.css.ts';

/** A tenant's own ground: one colour, or a gradient at an angle in degrees. Colours are #rrggbb. */
export type BubblePaint =
  | { kind: 'colour'; colour: string }
  | { kind: 'gradient'; from: string; to: string; angle: number };

export interface BubbleProps {
  children: ReactNode;
  /** Used only when a text colour can be read on all of it; otherwise the bubble keeps its own ground. */
  paint?: BubblePaint | undefined;
  /** For the embedded widget. */
  compact?: boolean;
}

/** What the person said. Answers have no bubble. */
export function Bubble({ children, paint, compact }: BubbleProps) {
  const readable = paint && inkOn(groundsOf(paint));
  return (
    <div className={line}>
      <div
        className={`${bubble} ${compact ? compactStyle : ''} ${readable ? painted : ''}`}
        style={readable ? assignInlineVars({ [ground]: background(paint), [ink]: readable }) : undefined}
      >
        {children}
      </div>
    </div>
  );
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/**
 * All colours of the background, to check the contrast of the text. Invalid colours are kept, so that the check fails.
 */
function groundsOf(paint: BubblePaint): readonly string[] {
  if (paint.kind === 'colour') return [paint.colour];
  const { from, to } = paint;
  return isColour(from) && isColour(to) ? alongGradient(from, to) : [from, to];
}

function background(paint: BubblePaint): string {
  return paint.kind === 'colour' ? paint.colour : `linear-gradient(${paint.angle}deg, ${paint.from}, ${paint.to})`;
}
