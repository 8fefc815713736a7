import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** Many of them scroll, so that the text keeps its place on a phone. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minInlineSize: 0,
  inlineSize: '100%',
  maxBlockSize: `calc(${vars.layout.popover} / 2)`,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const item = style({ minInlineSize: 0, maxInlineSize: '100%' });

export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.overlay,
  padding: vars.space[24],
  pointerEvents: 'none',
  background: `color-mix(in srgb, ${vars.color.bg.surface} 92%, transparent)`,
});

export const target = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  border: `2px dashed ${vars.color.accent.solid}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.accent,
});
