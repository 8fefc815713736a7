import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ display: 'grid', gap: vars.space[4], inlineSize: vars.measure[96] });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.measure[72],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper.ground,
});

export const picture = style({ maxInlineSize: '100%', maxBlockSize: '100%', objectFit: 'contain' });

export const file = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  opacity: 0,
});

export const zone = style({ position: 'relative', display: 'inline-flex' });
