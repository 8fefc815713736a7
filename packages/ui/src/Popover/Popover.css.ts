import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const content = recipe({
  base: { maxInlineSize: `calc(100vw - 2 * ${vars.space[8]})` },
  variants: {
    padding: { none: {}, md: { padding: vars.space[16] } },
    size: {
      content: {},
      md: { inlineSize: vars.layout.popover },
      lg: { inlineSize: vars.layout.hoverCard },
    },
  },
});

export const tip = style({
  ...typeStyle('caption'),
  zIndex: vars.layer.tooltip,
  maxInlineSize: vars.measure[320],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.text.primary,
  color: vars.color.bg.surface,
  '@media': forcedEdge,
});
