import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const list = style({
  position: 'relative',
  flex: 1,
  minBlockSize: vars.measure[120],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const room = style({ position: 'relative' });

export const heading = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'end',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[4],
  boxSizing: 'border-box',
  color: vars.color.text.secondary,
  fontSize: vars.type.caption.size,
});

export const row = recipe({
  base: {
    position: 'absolute',
    insetInline: vars.space[8],
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.bg.hover } },
  },
  variants: {
    selected: { true: { background: vars.color.bg.selected, fontWeight: vars.weight.strong }, false: {} },
  },
});

export const number = style({
  flex: 'none',
  minInlineSize: vars.space[24],
  textAlign: 'end',
  color: vars.color.text.secondary,
  fontSize: vars.type.caption.size,
  fontVariantNumeric: 'tabular-nums',
});

export const hits = style({
  flex: 'none',
  color: vars.color.text.secondary,
  fontSize: vars.type.caption.size,
  fontVariantNumeric: 'tabular-nums',
});

export const kind = recipe({
  base: { flex: 'none', display: 'flex' },
  variants: {
    of: {
      paragraph: { color: vars.color.block.paragraph },
      table: { color: vars.color.block.table },
      image: { color: vars.color.block.image },
    },
  },
});

export const words = recipe({
  base: { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { off: { true: { color: vars.color.text.secondary, textDecoration: 'line-through' }, false: {} } },
});
