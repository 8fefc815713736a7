import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forced, forcedEdge, forcedRing } from '../private/forced.ts';
import { bareButton, typeStyle } from '../private/styles.ts';

export const picker = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure[120]}, 1fr))`,
  gap: vars.space[8],
});

const box = {
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.bg.sunken,
} as const;

export const frame = style({
  ...bareButton,
  ...box,
  selectors: {
    '&[data-state="checked"]': {
      boxShadow: `0 0 0 ${vars.focusRing.gap} ${vars.color.bg.raised}, 0 0 0 ${vars.space[4]} ${vars.color.accent.solid}`,
    },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { outlineOffset: vars.space[4] },
  },
  '@media': {
    [forced]: { selectors: { '&[data-state="checked"]': forcedRing } },
  },
});

export const notYet = style({ ...box, background: vars.color.bg.hover, '@media': forcedEdge });
/** Upright films keep their shape between two dark bands. */
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const clock = style({
  ...typeStyle('caption'),
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space[4],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tag,
  background: vars.color.text.primary,
  color: vars.color.bg.surface,
  fontVariantNumeric: 'tabular-nums',
});

export const reading = style({
  ...typeStyle('caption'),
  display: 'grid',
  gap: vars.space[4],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
