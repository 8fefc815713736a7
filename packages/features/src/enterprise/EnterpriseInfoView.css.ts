import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** The form keeps most of the room; the plan stands beside it where there is enough. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [`screen and ${queries.from.lg}`]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[320]}` },
  },
});
