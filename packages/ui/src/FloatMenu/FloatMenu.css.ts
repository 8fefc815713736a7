import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

const edge = {
  position: 'fixed',
  insetInlineEnd: `calc(${vars.space[24]} + env(safe-area-inset-right))`,
  insetBlockEnd: `calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.sticky,
} as const;

export const bar = style({
  ...edge,
  display: 'grid',
  padding: vars.space[4],
  gap: vars.space[2],
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: vars.depth.overlay,
  '@media': forcedEdge,
});

/** In the flow, at the end of the page. */
export const round = style({
  display: 'grid',
  justifyContent: 'end',
  padding: `${vars.space[16]} ${vars.space[24]} calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
});

export const entry = recipe({
  base: {
    ...bareButton,
    ...typeStyle('caption'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    minInlineSize: vars.space[56],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    transition: quickChange,
  },
  variants: {
    tone: {
      neutral: {
        color: vars.color.text.secondary,
        selectors: { '&:hover': { background: vars.color.bg.hover, color: vars.color.text.primary } },
      },
      accent: {
        color: vars.color.text.onAccent,
        background: vars.color.accent.solid,
        selectors: { '&:hover': { background: vars.color.accent.solidHover } },
      },
    },
  },
});
