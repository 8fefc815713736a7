import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const points = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
});
