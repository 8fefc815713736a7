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

export const list = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });

/** A passage is as long as it is: the beginning tells what it is about. */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const terms = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] });

export const placed = style({ display: 'flex', alignItems: 'start', gap: vars.space[16] });

export const said = style({ flex: 1, minInlineSize: 0 });
