import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const middle = style({ flex: 1, display: 'grid', placeItems: 'center' });

export const loading = style({
  flex: 1,
  overflow: 'hidden',
  padding: vars.space[24],
  background: vars.color.bg.sunken,
});
