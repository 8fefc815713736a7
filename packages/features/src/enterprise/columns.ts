import { queries, vars } from '@tinystar/tokens';

/** A form, and what stands beside it where both have room. */
export const columnsWith = (beside: string) => ({
  display: 'grid',
  gap: vars.space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [`screen and ${queries.from.lg}`]: { gridTemplateColumns: `minmax(0, 1fr) ${beside}` },
  },
});
