import { keyframes, style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forced, forcedEdge, forcedRing } from '../private/forced.ts';
import { leaving, scrimStyle } from '../private/scrim.ts';
import { oneLine, raised, typeStyle } from '../private/styles.ts';

const phone = `screen and ${queries.below.md}`;
const drop = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.motion.rise})` } });
const leave = leaving(vars.motion.base);

export const scrim = style(scrimStyle(vars.motion.base));

/** Hangs from the upper part of the window, so that it does not jump while results come and go. */
export const surface = style({
  ...typeStyle('body'),
  position: 'fixed',
  zIndex: vars.layer.modal,
  insetBlockStart: '12dvh',
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `min(${vars.measure[640]}, 100% - 2 * ${vars.space[16]})`,
  maxBlockSize: '70dvh',
  borderRadius: vars.radius.dialog,
  ...raised,
  color: vars.color.text.primary,
  boxShadow: vars.depth.modal,
  overflow: 'hidden',
  selectors: {
    '&[data-state="open"]': { animation: `${drop} ${vars.motion.base} ${vars.motion.enter}` },
    '&[data-state="closed"]': { animation: leave },
  },
  '@media': {
    [phone]: { insetBlockStart: vars.space[16], maxBlockSize: `calc(100dvh - 2 * ${vars.space[16]})` },
    ...forcedEdge,
  },
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  flex: 'none',
  blockSize: vars.layout.header,
  paddingInline: `${vars.space[20]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.tertiary,
});

export const input = style({
  ...typeStyle('lead'),
  fontWeight: vars.weight.regular,
  flex: 1,
  minInlineSize: 0,
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.text.primary,
  // The whole surface is the field: its edge already stands out from the page.
  outline: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const list = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  padding: vars.space[8],
  scrollPaddingBlock: vars.space[8],
});

export const heading = style({
  ...typeStyle('caption'),
  padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[4]}`,
  color: vars.color.text.tertiary,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minBlockSize: vars.size.lg,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.bg.selected },
    '&[aria-disabled="true"]': { color: vars.color.text.disabled, cursor: 'default' },
  },
  '@media': { [forced]: { selectors: { '&[aria-selected="true"]': forcedRing } } },
});

export const label = style({ ...oneLine, flex: '0 1 auto' });
export const hit = style({ color: vars.color.text.accent, fontWeight: vars.weight.strong });
export const note = style({
  ...typeStyle('caption'),
  ...oneLine,
  flex: '0 4 auto',
  color: vars.color.text.tertiary,
  selectors: { [`${option}[aria-selected="true"] > &`]: { color: vars.color.text.secondary } },
});
/** A phone has no keys to press. */
export const keys = style({
  display: 'inline-flex',
  flex: 'none',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@media': { [phone]: { display: 'none' } },
});

export const key = style({
  ...typeStyle('caption'),
  minInlineSize: vars.space[20],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.tag,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.canvas,
  color: vars.color.text.secondary,
  fontFamily: vars.font.sans,
  textAlign: 'center',
});

export const empty = style({
  padding: `${vars.space[32]} ${vars.space[16]}`,
  color: vars.color.text.secondary,
  textAlign: 'center',
});

export const foot = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  flex: 'none',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.tertiary,
  '@media': { [phone]: { display: 'none' } },
});

export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
