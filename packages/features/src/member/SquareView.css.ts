import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = `screen and ${queries.below.md}`;

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

export const search = style({ inlineSize: vars.measure[240] });
globalStyle(`${tools} > *`, { '@media': { [phone]: { inlineSize: '100%' } } });
