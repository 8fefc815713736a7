import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[32],
  inlineSize: `min(100% - 2 * ${vars.space[20]}, ${vars.layout.page})`,
  marginInline: 'auto',
  paddingBlock: vars.space[32],
});
export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] });
export const beside = style({
  '@media': { [queries.from.lg]: { gridTemplateColumns: `${vars.layout.sidebar} minmax(0, 1fr)` } },
});

/** Beside an article; a small window leads back to the list by a link instead. */
export const list = style({ '@media': { [queries.below.lg]: { display: 'none' } } });
export const back = style({ '@media': { [queries.from.lg]: { display: 'none' } } });

/** The measure of prose. */
export const article = style({ minInlineSize: 0, maxInlineSize: vars.layout.chat });

export const entries = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [queries.from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [queries.from.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
