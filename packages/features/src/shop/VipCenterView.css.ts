import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';

const line = `1px solid ${vars.color.border.subtle}`;

/** What one has, in cells with hairlines between them; those at the outer edge are cut off. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.measure[224]}), 1fr))`,
  overflow: 'hidden',
  border: line,
  borderRadius: vars.radius.card,
});
export const cell = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  boxShadow: `1px 0 ${vars.color.border.subtle}, 0 1px ${vars.color.border.subtle}`,
});

/** How many plans stand side by side. */
export const count = createVar();
/** Holds a table that is wider than the window. */
export const scroller = style({ overflowX: 'auto' });
export const plans = style({
  inlineSize: '100%',
  minInlineSize: `calc((${count} + 1) * 5em)`,
  // Cells of collapsed borders have no round corners.
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  tableLayout: 'fixed',
});
globalStyle(`${plans} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[16]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  borderBlockEnd: line,
  overflowWrap: 'anywhere',
  '@media': { [`screen and ${queries.below.md}`]: { paddingInline: vars.space[4] } },
});
globalStyle(`${plans} tr > :first-child`, { paddingInlineStart: 0 });

export const names = style({
  inlineSize: '24%',
  minInlineSize: '5em',
  verticalAlign: 'bottom',
  '@media': { [`screen and ${queries.below.md}`]: { inlineSize: '22%' } },
});
/** A name of a plan breaks between its words: 企业版 按月. */
export const head = style({
  verticalAlign: 'top',
  wordBreak: 'keep-all',
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});
export const column = styleVariants({
  own: { background: vars.color.bg.accentSoft },
  other: {},
});
export const included = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });

/** Prices of acts in as many columns as fit, each with its hairline. */
export const rules = style({ columns: `2 ${vars.measure[320]}`, columnGap: vars.space[40], margin: 0 });
export const rule = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[24],
  paddingBlock: vars.space[8],
  borderBlockEnd: line,
  breakInside: 'avoid',
});
