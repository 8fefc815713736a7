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

/** As many in a row as there is room for, and none of the room left over. */
export const cells = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure[128]}, 100%), 1fr))`,
  gap: vars.space[12],
});
