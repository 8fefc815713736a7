import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { narrow } from './viewerBox.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[4],
  minBlockSize: vars.size.lg,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@container': { [narrow]: { flexWrap: 'wrap', gap: vars.space[2], paddingBlock: vars.space[4] } },
});

export const input = style({
  inlineSize: vars.size.md,
  blockSize: vars.size.sm,
  padding: 0,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});

export const count = style({
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const rule = style({
  inlineSize: 1,
  blockSize: vars.space[16],
  marginInline: vars.space[8],
  background: vars.color.border.default,
  '@container': { [narrow]: { display: 'none' } },
});

export const zoom = style({
  minInlineSize: vars.size.lg,
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@container': { [narrow]: { gap: 0 } },
});

/** A step by its icon and word, and by its icon alone where there is no room for words. */
export const step = styleVariants({
  word: { '@container': { [narrow]: { display: 'none' } } },
  icon: { display: 'none', '@container': { [narrow]: { display: 'block' } } },
});

export const position = style({ whiteSpace: 'nowrap', marginInlineEnd: vars.space[4] });

export const search = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const found = style({
  flex: 'none',
  minInlineSize: vars.measure[56],
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
