import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[16],
  minBlockSize: '100%',
  padding: vars.space[24],
  background: vars.color.bg.surface,
});
