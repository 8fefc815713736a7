import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Applications beside failed jobs; under each other where there is no room, and on phones above the figures. */
export const waiting = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': {
    [`screen and ${queries.from.lg}`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [`screen and ${queries.below.md}`]: { order: -1 },
  },
});
