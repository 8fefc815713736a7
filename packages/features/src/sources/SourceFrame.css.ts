import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { sourceWidth, tooNarrow } from '../shared/beside.css.ts';

const slideIn = keyframes({ from: { opacity: 0, translate: `${vars.space[8]} 0` } });

const over = {
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  maxInlineSize: '100%',
  boxShadow: vars.depth.modal,
} as const;

export const frame = recipe({
  base: {
    position: 'relative',
    zIndex: vars.layer.sticky,
    // Also where the chat that opened it has no room and is hidden.
    visibility: 'visible',
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    inlineSize: fallbackVar(sourceWidth, vars.layout.drawerLg),
    minBlockSize: 0,
    background: vars.color.bg.surface,
    borderInlineStart: `1px solid ${vars.color.border.subtle}`,
    animation: `${slideIn} ${vars.motion.slow} ${vars.motion.enter}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [queries.below.xl]: { ...over, inlineSize: vars.layout.drawerLg },
      [queries.below.md]: { inlineSize: '100%', borderInlineStart: 0 },
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
    },
    '@container': {
      [tooNarrow]: { ...over, position: 'absolute', inlineSize: vars.layout.drawerLg },
    },
  },
  variants: { over: { true: over, false: {} } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[12],
  blockSize: vars.layout.header,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const kind = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.portrait.sm,
  blockSize: vars.portrait.sm,
  borderRadius: vars.radius.control,
  background: vars.color.bg.sunken,
  color: vars.color.text.secondary,
});

export const title = style({ display: 'flex', flex: 1, minInlineSize: 0 });
