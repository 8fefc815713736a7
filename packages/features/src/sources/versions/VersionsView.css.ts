import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Room for the list beside two pages. */
const wide = `versions ${queries.from.lg}`;

export const screen = style({
  blockSize: '100%',
  minBlockSize: 0,
  containerType: 'inline-size',
  containerName: 'versions',
});

/** In less room everything stands under each other and scrolls together. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@container': { [wide]: { flexDirection: 'row', overflowY: 'visible' } },
});

export const list = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  padding: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@container': {
    [wide]: {
      inlineSize: vars.measure[320],
      minBlockSize: 0,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const versions = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure[272]}), 1fr))`,
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // However many there are, what differs is not far below them.
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@container': { [wide]: { maxBlockSize: 'none', overflowY: 'visible' } },
});

export const comparison = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  '@container': { [wide]: { flex: 1, minBlockSize: 0 } },
});
