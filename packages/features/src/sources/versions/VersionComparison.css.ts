import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const wide = `versions ${queries.from.lg}`;
/** Room for two pages beside each other. */
const two = `versions ${queries.from[576]}`;

export const comparison = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  gap: vars.space[12],
  padding: vars.space[16],
});

export const tools = style({ flex: 'none', display: 'grid', gap: vars.space[8] });

export const filter = style({ inlineSize: vars.measure[176] });

const pair = style({
  display: 'grid',
  gap: vars.space[12],
  '@container': { [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** The words of both sides; beside pages they leave those the greater part. */
export const words = style([
  pair,
  {
    flex: 'none',
    alignItems: 'start',
    '@container': { [wide]: { maxBlockSize: '40%', overflowY: 'auto', scrollbarWidth: 'thin' } },
  },
]);

/** The same where there are no pages. */
export const wordsAlone = style([
  pair,
  {
    alignItems: 'start',
    '@container': { [wide]: { flex: 1, minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' } },
  },
]);

export const pages = style([pair, { '@container': { [wide]: { flex: 1, minBlockSize: 0 } } }]);

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '60dvh',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@container': { [wide]: { blockSize: 'auto', minBlockSize: 0 } },
});

export const pageName = style({
  flex: 'none',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const absent = style({
  padding: vars.space[12],
  border: `1px dashed ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});
