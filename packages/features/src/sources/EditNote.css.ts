import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** A few lines: the page above is what one looks at. */
export const words = style({
  maxBlockSize: vars.measure[128],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginBlockStart: vars.space[8],
});
