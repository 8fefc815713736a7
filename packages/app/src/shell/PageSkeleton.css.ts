import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Where the frame leaves no margin, as the content of such pages leaves it. */
export const padded = style({
  padding: `${vars.space[24]} ${vars.space[32]}`,
  '@media': { [`screen and ${queries.below.lg}`]: { padding: vars.space[16] } },
});
