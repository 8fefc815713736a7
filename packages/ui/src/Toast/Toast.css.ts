import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${vars.motion.rise})` } });

export const region = style({
  position: 'fixed',
  insetBlockStart: vars.space[20],
  insetInline: vars.space[16],
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[8],
  pointerEvents: 'none',
});

export const notice = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  minBlockSize: vars.space[40],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.depth.overlay,
  animation: `${rise} ${vars.motion.base} ${vars.motion.enter}`,
  '@media': forcedEdge,
});

// It lies over tabs and headers for seconds: only what is pressed or copied in it takes presses, the rest lets them through.
globalStyle(`${notice} :is(button, a, code)`, { pointerEvents: 'auto' });

export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[12] });

/** The number of a failed call, smaller than its words, beside or under them. */
export const request = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: 'none',
  color: vars.color.text.tertiary,
});
