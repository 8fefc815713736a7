import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, radius } = vars;

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: vars.measure[256],
});

export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  border: `1px solid ${color.border.subtle}`,
  borderRadius: radius.card,
});
