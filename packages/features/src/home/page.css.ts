import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { typed } from './type.ts';

/** From here on two columns stand beside each other. */
export const wide = `screen and ${queries.from.lg}`;
export const tablet = `screen and ${queries.from.md}`;

/** The site's measure: 1200 px with room at the sides. */
export const width = style({
  inlineSize: `min(100% - 2 * ${vars.space[20]}, ${vars.layout.page})`,
  marginInline: 'auto',
  '@media': { [tablet]: { inlineSize: `min(100% - 2 * ${vars.space[32]}, ${vars.layout.page})` } },
});

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `calc(${vars.space[56]} + ${vars.space[8]})`,
  paddingBlockEnd: vars.space[72],
  '@media': { [wide]: { gap: `calc(${vars.space[72]} + ${vars.space[24]})` } },
});

// Below the first screen: laid out when it comes near. What stands out of a part, focus rings and shadows, stays seen.
globalStyle(`${sections} > :nth-child(n + 3)`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.measure[512]}`,
  overflowClipMargin: vars.space[32],
});

export const headline = style({
  ...typed('displayLarge'),
  margin: 0,
  textWrap: 'balance',
  '@media': { [tablet]: typed('hero') },
});

export const title = style({
  ...typed('display'),
  margin: 0,
  '@media': { [tablet]: typed('displayLarge') },
});

/** Part of a headline that is not broken inside. */
export const phrase = style({ display: 'inline-block', selectors: { [`${headline} > &`]: { display: 'block' } } });

export const lead = style({
  ...typed('lead'),
  fontWeight: vars.weight.regular,
  margin: 0,
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});

export const text = style({ ...typed('body'), margin: 0, color: vars.color.text.secondary, textWrap: 'pretty' });
export const itemTitle = style({ ...typed('lead'), margin: 0 });

export const heads = style({ display: 'grid', gap: vars.space[8] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

/** Text and picture beside each other on wide screens. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  alignItems: 'center',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space[72] } },
});

export const points = style({ display: 'grid', gap: vars.space[12], margin: 0, padding: 0, listStyle: 'none' });
export const point = style({
  ...typed('body'),
  display: 'flex',
  gap: vars.space[12],
  color: vars.color.text.secondary,
});
export const tick = style({ display: 'grid', alignItems: 'center', blockSize: '1lh', color: vars.color.text.accent });

export const items = style({
  display: 'grid',
  gap: vars.space[24],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[32] },
    [wide]: { gridTemplateColumns: `repeat(auto-fit, minmax(${vars.measure[224]}, 1fr))` },
  },
});
export const item = style({ display: 'grid', gap: vars.space[8], alignContent: 'start' });
export const itemIcon = style({ color: vars.color.text.accent, blockSize: vars.icon.lg });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[32] });
