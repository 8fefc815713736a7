import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { oneLine, typeStyle } from '../private/styles.ts';

const appear = keyframes({ from: { opacity: 0 } });
const phone = `screen and ${queries.below.md}`;

/** The dark theme's own canvas: pictures are judged against one ground, whatever the page's theme. */
export const surface = style({
  ...typeStyle('body'),
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  background: `color-mix(in oklab, ${vars.color.bg.canvas} 96%, transparent)`,
  color: vars.color.text.primary,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.base} ${vars.motion.enter}` },
  },
});

export const panel = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[12],
  blockSize: vars.layout.header,
  paddingInline: `${vars.space[24]} ${vars.space[12]}`,
  '@media': { [phone]: { paddingInline: `${vars.space[16]} ${vars.space[8]}` } },
});

export const title = style({ ...typeStyle('lead'), ...oneLine, flex: 1, margin: 0 });

export const count = style({
  flex: 'none',
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const stage = recipe({
  base: {
    position: 'relative',
    flex: 1,
    minBlockSize: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    marginInline: vars.space[16],
    touchAction: 'none',
    userSelect: 'none',
  },
  variants: { hold: { free: { cursor: 'grab' }, held: { cursor: 'grabbing' } } },
});

export const picture = recipe({
  base: { gridArea: '1 / 1', flex: 'none', maxInlineSize: 'none' },
  variants: {
    state: { loading: { visibility: 'hidden' }, broken: {}, ready: {} },
    // A dragged picture stays under the finger. It is a layer of its own only then: a layer is not drawn anew when
    // it grows, and a zoomed picture would stay blurred.
    held: {
      true: { willChange: 'transform' },
      false: { transition: `transform ${vars.motion.base} ${vars.motion.enter}` },
    },
  },
});

export const notice = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  color: vars.color.text.secondary,
  cursor: 'default',
});

export const foot = style({ display: 'grid', justifyItems: 'center', flex: 'none', padding: vars.space[16] });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  maxInlineSize: '100%',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: vars.depth.overlay,
  '@media': forcedEdge,
});

export const zoom = style({
  minInlineSize: vars.measure[52],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
