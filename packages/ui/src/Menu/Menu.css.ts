import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { vanish } from '../private/fade.css.ts';
import { forced, forcedEdge, forcedRing } from '../private/forced.ts';
import { raised, typeStyle } from '../private/styles.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[4]}` } });

/**
 * Hover colour of menu items: a light shade of the text colour, because the usual hover grey is hardly visible on the
 * raised background of the dark theme.
 */
export const lit = `color-mix(in oklab, ${vars.color.text.primary} 7%, transparent)`;

/** The floating surface of menus, selects, popovers and hover cards. */
export const panel = style({
  ...typeStyle('body'),
  // The same layer as dialogs: the one that was opened last is later in the document and therefore in front.
  zIndex: vars.layer.modal,
  ...raised,
  color: vars.color.text.primary,
  borderRadius: vars.radius.card,
  boxShadow: vars.depth.overlay,
  overflow: 'auto',
  transformOrigin: 'var(--radix-popper-transform-origin)',
  selectors: {
    '&[data-state="open"], &[data-state="delayed-open"], &[data-state="instant-open"]': {
      animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
    },
    '&[data-state="closed"]': { animation: `${vanish} calc(${vars.motion.base} * 2 / 3) ${vars.motion.leave}` },
    '&:focus': { outline: 'none' },
  },
  '@media': forcedEdge,
});

export const list = style({
  minInlineSize: vars.measure[160],
  maxInlineSize: `calc(100vw - 2 * ${vars.space[8]})`,
  padding: vars.space[4],
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
});

export const item = recipe({
  base: {
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minBlockSize: vars.size.md,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.control,
    color: vars.color.text.primary,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted], &[data-state="open"]': { background: lit },
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'default' },
    },
    '@media': {
      [forced]: {
        selectors: {
          '&[data-highlighted], &[aria-selected="true"]': forcedRing,
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    tone: {
      neutral: {},
      danger: {
        color: vars.color.status.danger.text,
        selectors: { '&[data-highlighted]': { background: vars.color.status.danger.soft } },
      },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** Long names wrap instead of pushing the shortcut out. */
export const words = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '22em', textWrap: 'pretty' });

export const itemEnd = style({
  ...typeStyle('caption'),
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space[16],
  fontFamily: 'inherit',
  color: vars.color.text.tertiary,
});

/** As wide as the design's person menu, whatever stands in it. */
export const head = style({ inlineSize: vars.measure[272], padding: vars.space[12] });

export const heading = style({
  ...typeStyle('caption'),
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.text.tertiary,
});

export const rule = style({ blockSize: '1px', marginBlock: vars.space[4], background: vars.color.border.subtle });
