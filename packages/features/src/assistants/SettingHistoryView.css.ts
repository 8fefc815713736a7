import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.md}`;

export const page = style({
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[32],
  '@media': { [narrow]: { padding: vars.space[16] } },
});

export const body = style({ maxInlineSize: vars.measure[880] });

/** What stood there before beside what stands there since. */
export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[16],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const value = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const change = style({ paddingBlock: vars.space[16] });
