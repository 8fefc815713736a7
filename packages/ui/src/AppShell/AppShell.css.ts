import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';

/** For large text on a phone: the start of the bar gets its own line. */
const large = queries.below[320];
export const narrow = `screen and ${queries.below.lg}`;

export const shell = style({
  display: 'flex',
  blockSize: '100dvh',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: vars.layer.tooltip,
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  color: vars.color.text.link,
  selectors: { '&:not(:focus)': { translate: '0 -200%' } },
});

export const side = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    minBlockSize: 0,
    background: vars.color.bg.canvas,
    borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    transition: `inline-size ${vars.motion.base} ${vars.motion.enter}`,
    '@media': { [narrow]: { display: 'none' } },
  },
  variants: {
    look: { sidebar: { inlineSize: vars.layout.sidebar }, rail: { inlineSize: vars.layout.rail } },
  },
});

export const drawn = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  background: vars.color.bg.canvas,
});

export const sideHead = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.layout.header,
  paddingInline: vars.space[20],
});
export const railHead = style({ flex: 'none', display: 'grid', placeItems: 'center', blockSize: vars.layout.header });

export const foot = recipe({
  base: { flex: 'none' },
  variants: {
    look: {
      sidebar: {
        display: 'grid',
        gap: vars.space[2],
        padding: vars.space[12],
        borderBlockStart: `1px solid ${vars.color.border.subtle}`,
      },
      rail: { display: 'grid', justifyItems: 'center', gap: vars.space[8], paddingBlock: vars.space[12] },
    },
  },
});

export const column = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, minBlockSize: 0 });

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: vars.layout.header,
  paddingInline: `${vars.space[32]} ${vars.space[24]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [narrow]: { paddingInline: `${vars.space[12]} ${vars.space[16]}` },
    [large]: { paddingBlock: vars.space[8] },
  },
});

export const menuButton = style({
  position: 'relative',
  display: 'none',
  '@media': { [narrow]: { display: 'inline-flex' } },
});
export const dot = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.status.danger.solid,
  pointerEvents: 'none',
  '@media': forcedEdge,
});
export const lookButton = style({ display: 'inline-flex', '@media': { [narrow]: { display: 'none' } } });
export const topStart = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  // When a page enlarges its text by itself, media queries do not match. Then the end of the bar wraps.
  flex: '1 1 4em',
  minInlineSize: 0,
  '@media': { [large]: { order: 1, flexBasis: '100%' } },
});
export const topEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  flex: 'none',
  marginInlineStart: 'auto',
});

export const main = recipe({
  base: { flex: 1, minBlockSize: 0, minInlineSize: 0, overflow: 'auto', outline: 'none' },
  variants: {
    padded: {
      true: {
        paddingBlock: vars.space[24],
        paddingInline: vars.space[32],
        '@media': { [narrow]: { padding: vars.space[16] } },
      },
    },
  },
});
