import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const star = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  flex: 'none',
  fill: vars.color.accent.onBright,
});
export const starGround = style({ fill: vars.color.accent.bright });
