import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const cloud = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[8],
});
