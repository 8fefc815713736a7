import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const pieces = style({});
globalStyle(`${pieces} > * + *`, { marginBlockStart: vars.space[16] });

export const line = style({ margin: 0 });

/** Never wider than the paper, never higher than half of it. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: vars.measure[480],
  objectFit: 'contain',
  breakInside: 'avoid',
});
