import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Side by side where there is room, theirs above mine on a phone. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[12],
  '@media': { [`screen and ${queries.below.md}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  background: vars.color.bg.sunken,
});

export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
