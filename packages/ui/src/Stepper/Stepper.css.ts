import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { forced, forcedMark, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

const phone = `screen and ${queries.below.md}`;

/** Upright: marks below each other, the line between them on the mark's axis. */
const upright = { flexDirection: 'column' } as const;

export const track = recipe({
  base: { display: 'flex', inlineSize: '100%', minInlineSize: 0 },
  variants: { look: { horizontal: { '@media': { [phone]: upright } }, vertical: upright } },
});

const uprightStep = {
  flex: 'none',
  gridTemplateColumns: `${vars.size.sm} 1fr`,
  columnGap: vars.space[12],
  paddingBlockEnd: vars.space[24],
} as const;

export const step = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    minInlineSize: 0,
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  },
  variants: {
    look: {
      horizontal: {
        flex: 1,
        gridTemplateColumns: 'auto 1fr',
        columnGap: vars.space[12],
        paddingInlineEnd: vars.space[12],
        selectors: { '&:last-child': { flex: 'none', paddingInlineEnd: 0 } },
        '@media': { [phone]: { ...uprightStep, paddingInlineEnd: 0 } },
      },
      vertical: uprightStep,
    },
  },
});

/** The line to the next step; solid brand once it is behind us. */
export const line = recipe({
  base: {
    position: 'absolute',
    background: vars.color.border.default,
    transition: `background ${vars.motion.base}`,
    '@media': { [forced]: { background: 'GrayText' } },
  },
  variants: {
    look: {
      horizontal: {
        position: 'static',
        alignSelf: 'center',
        flex: 1,
        minInlineSize: vars.space[16],
        blockSize: '2px',
        '@media': {
          [phone]: {
            position: 'absolute',
            alignSelf: 'stretch',
            insetBlock: `calc(${vars.size.sm} + ${vars.space[4]}) ${vars.space[4]}`,
            insetInlineStart: `calc(${vars.size.sm} / 2 - 1px)`,
            inlineSize: '2px',
            minInlineSize: 0,
            blockSize: 'auto',
          },
        },
      },
      vertical: {
        insetBlock: `calc(${vars.size.sm} + ${vars.space[4]}) ${vars.space[4]}`,
        insetInlineStart: `calc(${vars.size.sm} / 2 - 1px)`,
        inlineSize: '2px',
      },
    },
    passed: { true: { background: vars.color.accent.bright, '@media': forcedMark }, false: {} },
  },
});

export const mark = recipe({
  base: {
    ...typeStyle('label'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.size.sm,
    blockSize: vars.size.sm,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontVariantNumeric: 'tabular-nums',
    transition: quickChange,
  },
  variants: {
    state: {
      done: { background: vars.color.bg.selected, color: vars.color.text.accent },
      current: {
        background: vars.color.accent.solid,
        color: vars.color.text.onAccent,
        '@media': { [forced]: forcedRing },
      },
      error: { background: vars.color.status.danger.solid, color: vars.color.status.danger.onSolid },
      upcoming: { borderColor: vars.color.border.control, color: vars.color.text.secondary },
    },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0 });
export const titleLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: vars.size.sm,
});

export const title = recipe({
  base: { ...typeStyle('body'), minInlineSize: 0, flex: '0 1 auto' },
  variants: {
    state: {
      done: { color: vars.color.text.primary },
      current: { ...typeStyle('label'), color: vars.color.text.primary },
      error: { ...typeStyle('label'), color: vars.color.status.danger.text },
      upcoming: { color: vars.color.text.secondary },
    },
  },
});

export const back = style({
  ...bareButton,
  color: 'inherit',
  textAlign: 'start',
  borderRadius: vars.radius.tag,
  selectors: { '&:hover': { color: vars.color.text.link, textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});

export const note = recipe({
  base: { ...typeStyle('caption') },
  variants: {
    state: {
      done: { color: vars.color.text.tertiary },
      current: { color: vars.color.text.secondary },
      error: { color: vars.color.status.danger.text },
      upcoming: { color: vars.color.text.tertiary },
    },
  },
});
