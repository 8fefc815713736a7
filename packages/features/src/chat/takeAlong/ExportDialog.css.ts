import { style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';

const { color, space, radius, type, weight } = vars;

export const ways = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[12],
  '@media': { [`screen and ${queries.below.md}`]: { gridTemplateColumns: '1fr' } },
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: space[72],
  padding: space[12],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.card,
  background: color.bg.surface,
  color: color.text.primary,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[aria-disabled="true"]': { color: color.text.tertiary, cursor: 'default', background: color.bg.surface },
  },
});

export const words = style({ display: 'grid' });

export const name = style({ fontSize: type.body.size, lineHeight: type.body.line, fontWeight: weight.strong });

export const hint = style({ fontSize: type.caption.size, lineHeight: type.caption.line, color: color.text.tertiary });
