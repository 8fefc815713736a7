import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { appear, vanish } from '../private/fade.css.ts';
import { forcedEdge } from '../private/forced.ts';
import { raised, typeStyle } from '../private/styles.ts';

export const phone = `screen and ${queries.below.md}`;

const lift = keyframes({ from: { opacity: 0, translate: `0 ${vars.motion.rise}` } });

const leaveTime = `calc(${vars.motion.slow} * 2 / 3)`;

/** Its padding keeps every dialog 16 px away from the edges of the window (C-142). */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'grid',
  placeItems: 'center',
  overflow: 'auto',
  padding: vars.space[16],
  background: vars.color.bg.scrim,
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.slow} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: `${vanish} ${leaveTime} ${vars.motion.leave}` },
  },
});

export const surface = recipe({
  base: {
    ...typeStyle('body'),
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    ...raised,
    color: vars.color.text.primary,
    borderRadius: vars.radius.dialog,
    boxShadow: vars.depth.modal,
    overflow: 'hidden',
    '@media': forcedEdge,
    selectors: {
      '&:focus': { outline: 'none' },
      '&[data-state="open"]': { animation: `${lift} ${vars.motion.slow} ${vars.motion.enter}` },
      '&[data-state="closed"]': { animation: `${vanish} ${leaveTime} ${vars.motion.leave}` },
    },
  },
  variants: {
    size: {
      sm: { maxInlineSize: vars.layout.dialogSm },
      md: { maxInlineSize: vars.layout.dialogMd },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: `calc(${vars.layout.header} + ${vars.space[8]})`,
  paddingBlock: vars.space[12],
  paddingInline: `${vars.space[24]} ${vars.space[16]}`,
  '@media': { [phone]: { paddingInline: `${vars.space[16]} ${vars.space[8]}` } },
});

export const titles = style({ flex: 1, minInlineSize: 0 });
export const title = style({ ...typeStyle('lead'), textWrap: 'balance' });
export const description = style({ marginBlockEnd: vars.space[8], color: vars.color.text.secondary });

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  // Room for the focus ring of what stands first, without moving it.
  marginBlockStart: `calc(-1 * ${vars.space[4]})`,
  paddingBlockStart: vars.space[4],
  paddingInline: vars.space[24],
  paddingBlockEnd: vars.space[24],
  '@media': { [phone]: { paddingInline: vars.space[16] } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[12],
  flex: 'none',
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [phone]: { paddingInline: vars.space[16] } },
});

export const plainFoot = style({ borderBlockStart: 0, paddingBlockStart: 0 });
