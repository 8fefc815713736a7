import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const phone = `screen and ${queries.below.md}`;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const search = style({
  inlineSize: vars.measure[320],
  maxInlineSize: '100%',
  '@media': { [phone]: { inlineSize: '100%' } },
});
