import { vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

/** What makers made of it stands out from what was read: it is what they decide about. */
export const words = recipe({
  base: {
    padding: vars.space[12],
    borderRadius: vars.radius.card,
    background: vars.color.bg.sunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxBlockSize: vars.measure[240],
    overflowY: 'auto',
    scrollbarWidth: 'thin',
  },
  variants: {
    mine: { true: { background: vars.color.bg.accentSoft } },
  },
});

/** What becomes of a table: a line a cell. */
export const changes = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  overflowWrap: 'anywhere',
});
