import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

/** Width divided by height of the picture. */
export const aspect = createVar();

/** Room that all pictures share, so that the dialog does not jump between them. */
const room = `min(${vars.measure[360]}, 56dvh)`;

export const crop = style({ display: 'grid', justifyItems: 'center', gap: vars.space[12], minInlineSize: 0 });

export const middle = style({ display: 'grid', placeItems: 'center', minBlockSize: room });

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: `min(100%, ${room} * ${aspect})`,
  aspectRatio: aspect,
  borderRadius: vars.radius.control,
  // Squares behind transparent pictures.
  background: `repeating-conic-gradient(${vars.color.bg.sunken} 0 25%, ${vars.color.bg.surface} 0 50%) 0 0 / ${vars.space[16]} ${vars.space[16]}`,
  touchAction: 'none',
  userSelect: 'none',
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const frame = recipe({
  base: {
    position: 'absolute',
    cursor: 'move',
    touchAction: 'none',
    // A white and a dark line read on every picture; the rest of the picture goes dark by one huge shadow.
    border: `1px solid ${vars.color.paper.ground}`,
    boxShadow: `0 0 0 1px ${vars.color.paper.text}, 0 0 0 100vmax ${vars.color.bg.scrim}`,
    selectors: {
      '&:focus-visible': { outline: `${vars.focusRing.width} solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
      },
    },
    '@media': { [forced]: { border: '2px solid Highlight' } },
  },
  variants: {
    guide: {
      square: {},
      circle: {
        selectors: {
          '&::before': {
            borderRadius: vars.radius.full,
            boxShadow: `inset 0 0 0 1px ${vars.color.paper.ground}`,
            background: `radial-gradient(closest-side, transparent 99.5%, ${vars.color.bg.scrim} 100%)`,
            clipPath: 'inset(0)',
          },
        },
      },
    },
  },
});

const line = `color-mix(in oklab, ${vars.color.paper.ground} 45%, transparent)`;

/** Thirds help to place a face; they show while the frame is held or focused. */
export const thirds = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  background: `linear-gradient(${line} 0 0) 0 33.3% / 100% 1px no-repeat, linear-gradient(${line} 0 0) 0 66.6% / 100% 1px no-repeat, linear-gradient(${line} 0 0) 33.3% 0 / 1px 100% no-repeat, linear-gradient(${line} 0 0) 66.6% 0 / 1px 100% no-repeat`,
  selectors: { [`*:active > &, *:focus-visible > &`]: { opacity: 1 } },
});

/** Inside the frame: at the edge of the picture nothing of a dot is cut off. */
const reach = `calc(-1 * ${vars.space[4]})`;

/** A thumb needs 24 px; the dot to be seen is smaller. */
export const handle = recipe({
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    touchAction: 'none',
    selectors: {
      '&::after': {
        content: '',
        inlineSize: vars.space[12],
        blockSize: vars.space[12],
        borderRadius: vars.radius.full,
        background: vars.color.paper.ground,
        boxShadow: `0 0 0 1px ${vars.color.paper.text}`,
        '@media': forcedEdge,
      },
    },
  },
  variants: {
    corner: {
      topStart: { insetBlockStart: reach, insetInlineStart: reach, cursor: 'nwse-resize' },
      topEnd: { insetBlockStart: reach, insetInlineEnd: reach, cursor: 'nesw-resize' },
      bottomStart: { insetBlockEnd: reach, insetInlineStart: reach, cursor: 'nesw-resize' },
      bottomEnd: { insetBlockEnd: reach, insetInlineEnd: reach, cursor: 'nwse-resize' },
    },
  },
});

export const hint = style({
  ...typeStyle('caption'),
  margin: 0,
  maxInlineSize: '42em',
  color: vars.color.text.tertiary,
  textAlign: 'center',
  textWrap: 'balance',
});
