import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const phone = `screen and ${queries.below.md}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  inlineSize: '100%',
  maxInlineSize: vars.measure[736],
  marginInline: 'auto',
  overflowWrap: 'anywhere',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  minInlineSize: 0,
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'start' } },
});
