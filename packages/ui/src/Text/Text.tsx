import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { clamped, lineCount, text, truncated } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** The element it becomes. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time' | 'label' | 'dt' | 'dd' | 'li';
  /** A type style of the design. @default 'body' */
  size?:
    | 'caption'
    | 'body'
    | 'label'
    | 'lead'
    | 'prose'
    | 'proseCompact'
    | 'title'
    | 'display'
    | 'displayLarge'
    | 'hero';
  /** @default 'inherit' */
  tone?: 'inherit' | 'primary' | 'secondary' | 'tertiary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Overrides the weight of the type style. */
  weight?: 'regular' | 'strong';
  /** Cuts after this many lines with an ellipsis. */
  lines?: number;
  /** Figures of equal width, for numbers that stand under each other. */
  numeric?: boolean;
  /** @default 'start' */
  align?: 'start' | 'center' | 'end';
  id?: string;
  /** The whole text, where `lines` may cut it. */
  title?: string;
}

/** Words in one of the design's type styles. */
export function Text({
  children,
  as: Element = 'span',
  size = 'body',
  tone,
  weight,
  lines,
  numeric,
  align,
  id,
  title,
}: TextProps) {
  const cut = lines === undefined ? '' : lines === 1 ? truncated.one : clamped.lines;
  return (
    <Element
      id={id}
      title={title}
      className={`${text({ size, tone, weight, numeric, align })} ${cut}`}
      style={lines !== undefined && lines > 1 ? assignInlineVars({ [lineCount]: String(lines) }) : undefined}
    >
      {children}
    </Element>
  );
}
