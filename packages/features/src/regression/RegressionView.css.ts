import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.md}`;

export const page = style({
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[32],
  '@media': { [narrow]: { padding: vars.space[16] } },
});
