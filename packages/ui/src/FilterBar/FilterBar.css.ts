import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[12],
  minBlockSize: vars.layout.subheader,
  paddingBlock: vars.space[8],
});
export const search = style({
  flex: `0 1 ${vars.measure[280]}`,
  minInlineSize: `min(100%, ${vars.measure[192]})`,
  '@media': { [`screen and ${queries.below.sm}`]: { flexGrow: 1 } },
});
export const filter = style({
  flex: '0 0 auto',
  minInlineSize: vars.measure[128],
  '@media': { [`screen and ${queries.below.sm}`]: { flexGrow: 1 } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], marginInlineStart: 'auto' });

/** Its children stand in the bar as if it were not there. */
export const form = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });

export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
