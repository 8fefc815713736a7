import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';
import { oneLine, typeStyle } from '../private/styles.ts';

export const share = createVar();

export const list = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
});

const placeBase = {
  ...typeStyle('caption'),
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.icon.md,
  blockSize: vars.icon.md,
  borderRadius: vars.radius.tag,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const place = styleVariants({
  first: { ...placeBase, background: vars.color.bg.selected, color: vars.color.text.accent },
  later: { ...placeBase, color: vars.color.text.tertiary },
});

export const body = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space[4] });

export const words = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[12], minInlineSize: 0 });

export const name = style({ ...oneLine, flex: 1 });

export const value = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

/** Shares and changes stand under each other. */
export const more = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  minInlineSize: '8em',
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  position: 'relative',
  display: 'block',
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.bg.sunken,
});

export const bar = style({
  display: 'block',
  inlineSize: share,
  minInlineSize: vars.space[4],
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.chart[1],
  '@media': forcedMark,
});

export const tick = style({
  position: 'absolute',
  insetBlock: `calc(-1 * ${vars.space[2]})`,
  insetInlineStart: share,
  inlineSize: vars.space[2],
  background: vars.color.text.primary,
  '@media': forcedMark,
});
