import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedEdge, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const track = style({
  display: 'inline-flex',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.bg.sunken,
  maxInlineSize: '100%',
  overflowX: 'auto',
  '@media': forcedEdge,
});

export const segment = recipe({
  base: {
    ...bareButton,
    ...typeStyle('body'),
    flex: 'none',
    paddingInline: vars.space[12],
    borderRadius: `calc(${vars.radius.control} - ${vars.space[2]})`,
    color: vars.color.text.secondary,
    transition: quickChange,
    '@media': { [forced]: { selectors: { '&[data-state="checked"]': forcedRing } } },
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&[data-state="checked"]': {
        background: vars.color.bg.surface,
        color: vars.color.text.primary,
        fontWeight: vars.weight.strong,
        boxShadow: `0 0 0 1px ${vars.color.border.subtle}`,
      },
    },
  },
  variants: {
    size: {
      sm: { ...typeStyle('caption'), blockSize: `calc(${vars.size.sm} - ${vars.space[4]})` },
      md: { blockSize: `calc(${vars.size.md} - ${vars.space[4]})` },
    },
  },
});
