import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: vars.space[16],
  minBlockSize: '100%',
  padding: vars.space[24],
  background: vars.color.bg.surface,
});
