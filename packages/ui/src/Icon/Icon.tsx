import type { ReactNode } from 'react';
import { icon } from './Icon.css.ts';

/** An icon drawing from `@tinystar/ui/icons`. */
export type Glyph = (props: {
  className?: string;
  strokeWidth?: number | string;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
  role?: string;
}) => ReactNode;

export interface IconProps {
  /** One of the icons of the library. */
  of: Glyph;
  /** 12, 16, 20, 24 or 40 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** @default 'inherit' */
  tone?: 'inherit' | 'primary' | 'secondary' | 'tertiary' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /** Say what it means when no text beside it does; without it the icon is decoration. */
  label?: string;
}

/** Thin at large sizes and firm at small ones, so that all look equally heavy. */
const strokes = { xs: 2.5, sm: 2, md: 1.75, lg: 1.75, xl: 1.25 } as const;

/** A line icon in the text's colour. */
export function Icon({ of: Drawing, size = 'md', tone = 'inherit', label }: IconProps) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <Drawing className={icon({ size, tone })} strokeWidth={strokes[size]} {...named} />;
}
