import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** The preview stands beside the form where both have room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [`screen and ${queries.from.lg}`]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[384]}` },
  },
});
