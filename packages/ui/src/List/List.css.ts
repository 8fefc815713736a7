import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { oneLine, groundChange, typeStyle } from '../private/styles.ts';

export const list = recipe({
  base: { display: 'grid', margin: 0, padding: 0, listStyle: 'none', minInlineSize: 0 },
  variants: { divide: { lines: {}, space: { gap: vars.space[4] } } },
});

export const item = recipe({
  base: {
    ...typeStyle('body'),
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    minInlineSize: 0,
    minBlockSize: vars.layout.tableRow,
    paddingBlock: vars.space[8],
    paddingInline: vars.space[12],
    selectors: {
      [`${list.classNames.variants.divide.lines} > &:not(:last-child)`]: {
        borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
      },
      [`${list.classNames.variants.divide.space} > &`]: { borderRadius: vars.radius.control },
    },
  },
  variants: {
    pressable: { true: { transition: groundChange, ':hover': { background: vars.color.bg.hover } }, false: {} },
  },
});

export const side = style({ display: 'inline-flex', flex: 'none' });

/** When the row is too narrow for the words and the end, the end wraps to its own line. */
export const words = style({ display: 'grid', flex: '1 1 10em', minInlineSize: 0 });

export const title = style({ ...oneLine, color: vars.color.text.primary });

/** The link covers the whole row, so that the row is one large target but only one link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible::after': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.focusRing.width})`,
    },
  },
});

export const note = style({
  ...typeStyle('caption'),
  color: vars.color.text.secondary,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Lies above the link that covers the row, so that the buttons in it can be pressed. */
export const end = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  gap: vars.space[8],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
