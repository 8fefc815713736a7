import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

/** Two figures in a row. */
const narrow = `screen and ${queries.below.sm}`;
const hairline = `1px solid ${vars.color.border.subtle}`;

export const clip = style({
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});

/** One pixel wider than the frame around it, which cuts off the lines at the outer edges, wherever the figures wrap. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure[144]}, 50%), 1fr))`,
  marginBlockEnd: '-1px',
  marginInlineEnd: '-1px',
});

export const statistic = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minInlineSize: 0,
  selectors: {
    [`${group} > &`]: {
      paddingBlock: vars.space[12],
      paddingInline: vars.space[16],
      borderInlineEnd: hairline,
      borderBlockEnd: hairline,
    },
    '&:has(a:hover)': { background: vars.color.bg.hover },
    // Two in a row leave an odd last one alone: it takes the row, instead of an empty box beside it.
    [`${group} > &:last-child:nth-child(odd)`]: { '@media': { [narrow]: { gridColumn: '1 / -1' } } },
  },
});

export const label = style({ ...typeStyle('caption'), color: vars.color.text.secondary, overflowWrap: 'anywhere' });

/** The label leads on, and with it the whole figure. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const figures = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[4], minInlineSize: 0 });

export const waiting = style({ display: 'inline-flex', alignItems: 'center', blockSize: vars.type.display.line });

export const value = recipe({
  base: { ...typeStyle('display'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  variants: {
    tone: { neutral: { color: vars.color.text.primary }, danger: { color: vars.color.status.danger.text } },
  },
});

export const unit = style({ ...typeStyle('body'), color: vars.color.text.secondary });

export const previous = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const trend = style({ display: 'inline-flex', marginInlineStart: 'auto' });

export const delta = style({
  ...typeStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const change = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space[2], fontWeight: vars.weight.strong },
  variants: {
    tone: {
      good: { color: vars.color.status.success.text },
      bad: { color: vars.color.status.danger.text },
      neutral: { color: vars.color.text.secondary },
    },
  },
});
