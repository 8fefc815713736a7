import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, space, radius, type, motion } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
});

export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' } },
});

/** Short conversations stand at the end of the view, where the next message will appear. */
export const content = style({ display: 'flow-root' });

export const row = style({ display: 'flow-root' });

export const latest = style({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInline: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  inlineSize: 'fit-content',
  marginInline: 'auto',
  blockSize: vars.size.md,
  paddingInline: `${space[12]} ${space[16]}`,
  border: 0,
  borderRadius: radius.full,
  background: color.bg.raised,
  boxShadow: vars.depth.overlay,
  color: color.text.primary,
  font: 'inherit',
  fontSize: type.body.size,
  lineHeight: type.body.line,
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  // A compositing layer of its own. Merged with the scroll bar's layer it would cover half the list, and scrolling there
  // would wait for the main thread.
  willChange: 'transform',
  selectors: {
    '&:hover': { background: color.bg.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
