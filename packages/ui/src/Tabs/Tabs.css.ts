import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedMark, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const list = recipe({
  base: { display: 'flex', minInlineSize: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  variants: {
    look: {
      underline: { gap: vars.space[24], boxShadow: `inset 0 -1px 0 ${vars.color.border.subtle}` },
      bare: { gap: vars.space[32] },
      pill: { gap: vars.space[4] },
    },
  },
});

const chosen = '&[data-state="active"], &[aria-current="page"]';

const underlined = {
  selectors: {
    '&[data-state="active"]::after, &[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '1px',
      background: vars.color.accent.solid,
      '@media': forcedMark,
    },
  },
} as const;

export const tab = recipe({
  base: {
    ...bareButton,
    ...typeStyle('body'),
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    flex: 'none',
    color: vars.color.text.secondary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: quickChange,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
      '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})`, borderRadius: vars.radius.tag },
      [chosen]: { color: vars.color.text.primary, fontWeight: vars.weight.strong },
    },
  },
  variants: {
    look: {
      underline: {
        blockSize: vars.size.lg,
        ...underlined,
      },
      bare: {
        blockSize: vars.layout.header,
        ...underlined,
      },
      pill: {
        blockSize: vars.size.sm,
        paddingInline: vars.space[12],
        borderRadius: vars.radius.control,
        selectors: { [chosen]: { background: vars.color.bg.hover } },
        '@media': { [forced]: { selectors: { [chosen]: forcedRing } } },
      },
    },
  },
});

/** Reserves the strong width, so that choosing a tab does not push its neighbours. */
export const words = style({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-words) / ""',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: vars.weight.strong,
      userSelect: 'none',
    },
  },
});

export const count = style({
  ...typeStyle('caption'),
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});

export const content = style({
  minInlineSize: 0,
  paddingBlockStart: vars.space[16],
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focusRing.width})` } },
});
