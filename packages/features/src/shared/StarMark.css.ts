import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const star = style({
  inlineSize: vars.size.sm,
  blockSize: vars.size.sm,
  flex: 'none',
  fill: vars.color.accent.onBright,
});
export const starGround = style({ fill: vars.color.accent.bright });
