import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { oneLine, quickChange, typeStyle } from '../private/styles.ts';

export const title = style({
  ...typeStyle('caption'),
  paddingBlockEnd: vars.space[8],
  paddingInlineStart: vars.space[12],
  color: vars.color.text.tertiary,
});

export const list = style({
  display: 'grid',
  // Names shorten within the column they are given instead of widening it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
});

export const link = recipe({
  base: {
    ...typeStyle('body'),
    ...oneLine,
    display: 'block',
    paddingBlock: vars.space[4],
    marginInlineStart: '-1px',
    borderInlineStart: '2px solid transparent',
    color: vars.color.text.secondary,
    textDecoration: 'none',
    transition: quickChange,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&[aria-current]': {
        color: vars.color.text.accent,
        borderInlineStartColor: vars.color.accent.bright,
        fontWeight: vars.weight.strong,
      },
    },
  },
  variants: {
    level: {
      1: { paddingInline: vars.space[12] },
      2: { paddingInline: `${vars.space[24]} ${vars.space[12]}` },
    },
  },
});
