import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { choice } from './choice.ts';

const narrow = `screen and ${queries.below.lg}`;
const phone = `screen and ${queries.below.md}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.measure[736]} + ${vars.measure[288]})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space[24],
  '@media': { [phone]: { gap: vars.space[20], paddingBlockStart: vars.space[8] } },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minInlineSize: 0 });
export const face = style({ flex: 'none', '@media': { [phone]: { display: 'none' } } });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
});

/** One row that scrolls where it has no room. */
export const examples = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  '@media': { [phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
globalStyle(`${examples} > *`, { flex: 'none' });

export const example = style({
  ...choice,
  minBlockSize: vars.space[32],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.full,
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[288]}`,
  gap: vars.space[40],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] } },
});

export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.md,
  marginBlockEnd: vars.space[8],
});
export const partEnd = style({ marginInlineStart: 'auto' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure[280]}), 1fr))`,
  gap: vars.space[12],
  margin: 0,
  padding: 0,
});

export const rest = style({ marginBlockStart: vars.space[8] });
