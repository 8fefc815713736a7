import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '60dvh',
  padding: vars.space[24],
  textAlign: 'center',
});
