import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const trigger = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
});

export const pencil = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space[2]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[2]})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  selectors: { [`${trigger}:hover &`]: { background: vars.color.bg.hover, color: vars.color.text.primary } },
});

export const colors = style({ display: 'flex', gap: vars.space[12] });

export const color = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  outlineOffset: vars.focusRing.gap,
  selectors: {
    '&:has(:checked)': {
      boxShadow: `0 0 0 ${vars.focusRing.gap} ${vars.color.bg.raised}, 0 0 0 ${vars.space[4]} ${vars.color.accent.solid}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: vars.space[4],
    },
  },
});

export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
