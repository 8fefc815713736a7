import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** One row; where it has no room it scrolls. */
export const chips = style({
  display: 'flex',
  gap: vars.space[8],
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scroll box would cut off.
  margin: `calc(-1 * ${vars.space[4]})`,
  padding: vars.space[4],
});

export const chip = style({
  flex: 'none',
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-checked="true"]': {
      borderColor: 'transparent',
      background: vars.color.bg.selected,
      color: vars.color.text.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focusRing.gap,
    },
  },
  '@media': { [`screen and ${queries.below.md}`]: { minBlockSize: vars.size.lg } },
});
