import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';

const { color, space, radius, type, weight } = vars;

export const sides = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [`screen and ${queries.below.md}`]: { gridAutoFlow: 'row' } },
});

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  alignContent: 'start',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.card,
});

export const name = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });

export const number = style({ color: color.text.accent, fontWeight: weight.strong });

export const words = style({
  margin: 0,
  fontSize: type.prose.size,
  lineHeight: type.prose.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
