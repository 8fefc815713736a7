import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const frame = style({
  maxBlockSize: vars.measure[320],
  overflow: 'auto',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});

export const table = style({ borderCollapse: 'collapse', inlineSize: '100%' });

export const cell = style({
  padding: 0,
  border: `1px solid ${vars.color.border.subtle}`,
  minInlineSize: vars.measure[96],
});

export const field = recipe({
  base: {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: vars.size.sm,
    paddingInline: vars.space[8],
    border: 0,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    selectors: { '&:focus-visible': { outlineOffset: -2 } },
  },
  variants: {
    head: { true: { fontWeight: vars.weight.strong }, false: {} },
    changed: { true: { background: vars.color.status.warning.soft }, false: {} },
  },
});
