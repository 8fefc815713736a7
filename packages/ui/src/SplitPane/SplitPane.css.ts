import { createVar, style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';

export const side = createVar();

/** The main pane has all the room. */
const alone = '[data-alone] > &';

/** Where the panes have no room beside each other they stand below each other and scroll as one. */
const stacked = queries.below[500];

export const split = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'auto',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  inlineSize: '100%',
  containerType: 'inline-size',
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  overflow: 'auto',
  '@container': { [stacked]: { flexBasis: '100%', blockSize: 'auto', overflow: 'visible' } },
  selectors: { [alone]: { blockSize: '100%', overflow: 'auto' } },
});

export const aside = style({
  flex: 'none',
  inlineSize: side,
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
  overflow: 'auto',
  '@container': {
    [stacked]: {
      inlineSize: '100%',
      blockSize: 'auto',
      overflow: 'visible',
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
  selectors: {
    // Not `display: none`: the pane keeps its measures, and a fixed part of it may show itself.
    [alone]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      blockSize: '100%',
      overflow: 'hidden',
      visibility: 'hidden',
    },
  },
});

export const handle = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '1px',
  background: vars.color.border.subtle,
  cursor: 'col-resize',
  touchAction: 'none',
  zIndex: vars.layer.sticky,
  transition: `background ${vars.motion.fast}`,
  '@media': forcedMark,
  '@container': { [stacked]: { display: 'none' } },
  selectors: {
    [alone]: { display: 'none' },
    '&:hover, &[data-dragging]': { background: vars.color.accent.solid },
    '&::before': { content: '', position: 'absolute', insetBlock: 0, insetInline: `calc(-1 * ${vars.space[4]})` },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(50% - ${vars.space[16]})`,
      insetInlineStart: `calc(-1 * ${vars.space[2]})`,
      inlineSize: `calc(${vars.space[4]} + 1px)`,
      blockSize: vars.space[32],
      borderRadius: vars.radius.full,
      background: vars.color.border.default,
      '@media': forcedMark,
    },
    '&:hover::after, &[data-dragging]::after': { background: vars.color.accent.solid },
  },
});
