import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Before and after side by side, one below the other where that is too narrow. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space[16],
  '@media': { [`screen and ${queries.below.md}`]: { gridTemplateColumns: '1fr' } },
});

export const answer = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
