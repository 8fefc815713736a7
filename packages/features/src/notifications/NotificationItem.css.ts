import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[12],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[12]})`,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  minInlineSize: 0,
});

/** The name opens it, and its reach is the whole item. */
export const open = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    },
  },
});

export const time = style({ flex: 'none', marginInlineStart: 'auto' });

export const body = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const quote = style({
  paddingInlineStart: vars.space[12],
  borderInlineStart: `2px solid ${vars.color.border.default}`,
});

/** Above the reach of the name. */
export const tools = style({ position: 'relative' });

// The button's own room would push its words off the edge of the text above.
globalStyle(`${tools} > button`, { marginInlineStart: `calc(-1 * ${vars.space[12]})` });
