import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[8],
  overflowX: 'auto',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const link = style({
  flex: 'none',
  display: 'block',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const picture = style({
  display: 'block',
  blockSize: vars.measure[96],
  maxInlineSize: vars.measure[192],
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.paper.ground,
});
