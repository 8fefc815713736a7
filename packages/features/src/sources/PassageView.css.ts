import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: vars.space[24],
  background: vars.color.bg.canvas,
});

export const passage = style({
  margin: 0,
  display: 'grid',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});

export const words = style({
  fontSize: vars.type.prose.size,
  lineHeight: vars.type.prose.line,
  whiteSpace: 'pre-wrap',
});

export const image = style({ maxInlineSize: '100%', borderRadius: vars.radius.control });

/** A table may be wider than the drawer. */
export const wide = style({
  overflowX: 'auto',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
});

export const cell = recipe({
  base: {
    padding: `${vars.space[8]} ${vars.space[12]}`,
    minInlineSize: vars.space[72],
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    selectors: {
      'tr:first-child > &': { borderBlockStart: 0 },
      'thead + tbody > tr:first-child > &': { borderBlockStart: `1px solid ${vars.color.border.subtle}` },
    },
  },
  variants: {
    head: {
      true: { background: vars.color.bg.sunken, color: vars.color.text.secondary, whiteSpace: 'nowrap' },
      false: {},
    },
  },
  defaultVariants: { head: false },
});
