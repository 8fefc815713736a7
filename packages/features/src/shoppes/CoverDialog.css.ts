import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Six in a row, three where a phone is narrow. */
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.measure[92]}, 1fr))`,
  gap: vars.space[12],
});

export const drawing = style({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outlineOffset: vars.focusRing.gap,
  selectors: {
    '&:has(:checked)': { outline: `${vars.focusRing.width} solid ${vars.color.accent.solid}` },
    '&:has(:focus-visible)': { outline: `${vars.focusRing.width} solid ${vars.color.focus}` },
  },
});

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** Lies over its picture, so that a press anywhere on it chooses. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

export const groupName = style({ padding: 0, paddingBlockEnd: vars.space[8], color: vars.color.text.secondary });

export const panel = style({ minBlockSize: vars.measure[320], paddingBlockStart: vars.space[16] });
