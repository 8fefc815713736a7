import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.lg}`;
/** Room for two pages beside each other. */
const two = `waitingPages ${queries.from[576]}`;

export const room = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  containerName: 'waitingPages',
  containerType: 'inline-size',
  '@media': { [narrow]: { flex: 'none', inlineSize: '100%' } },
});

/** The page of then before the page of today: beside each other, or one below the other. */
export const pages = style({
  display: 'grid',
  blockSize: '100%',
  gridAutoRows: 'minmax(0, 1fr)',
  '@container': { [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@media': { [narrow]: { blockSize: 'auto', gridAutoRows: '60dvh' } },
});

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'hidden',
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({
  flex: 'none',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
