import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gap: vars.space[16],
  inlineSize: '100%',
  maxInlineSize: vars.measure[880],
  marginInline: 'auto',
});

/** The buttons of all cards stand on one line. */
export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], blockSize: '100%' });
