import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** Light in every theme, because phones read it. */
export const code = style({
  display: 'block',
  inlineSize: vars.measure[240],
  blockSize: vars.measure[240],
  borderRadius: vars.radius.card,
});
