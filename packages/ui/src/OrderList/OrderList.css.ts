import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton, groundChange, quickChange, typeStyle } from '../private/styles.ts';

export const list = style({ ...typeStyle('body'), display: 'grid', minInlineSize: 0, outline: 'none' });

export const row = style({
  position: 'relative',
  minInlineSize: 0,
  background: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  outline: 'none',
  transition: groundChange,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    },
    '&[data-lifted]': { background: vars.color.bg.selected },
  },
});

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  minBlockSize: vars.measure[64],
  paddingBlock: vars.space[8],
});

export const handle = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.sm,
  blockSize: vars.size.sm,
  borderRadius: vars.radius.control,
  color: vars.color.text.tertiary,
  cursor: 'grab',
  transition: quickChange,
  ':hover': { background: vars.color.bg.hover, color: vars.color.text.primary },
  ':focus-visible': { outline: `${vars.focusRing.width} solid ${vars.color.focus}` },
});

export const place = style({
  flex: 'none',
  inlineSize: '2em',
  textAlign: 'end',
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const content = style({ flex: 1, minInlineSize: 0 });

/** Where the lifted row would go: a line between two rows, which takes no room. */
export const gap = style({ position: 'relative', zIndex: 1, blockSize: 0 });

export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '-1px',
  blockSize: '2px',
  outline: 'none',
  selectors: { '&[data-here]': { background: vars.color.accent.solid } },
});
