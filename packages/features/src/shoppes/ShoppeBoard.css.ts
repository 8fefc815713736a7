import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { coverCard } from '../shared/coverCard.ts';

export const board = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });

export const owner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[12],
});

/** The banner fills the width; its own shape is kept, but it never takes the whole of a small screen. */
export const banner = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: vars.measure[320],
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});

export const words = style({ display: 'grid', gap: vars.space[8], paddingBlock: vars.space[20] });

export const tabs = style({ paddingBlockEnd: vars.space[16], minInlineSize: 0 });

/** Two beside each other on phones, four where there is much room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${vars.measure[144]}, 20%), 1fr))`,
  alignItems: 'start',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
});

export const card = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  overflow: 'hidden',
  listStyle: 'none',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const title = style({ minInlineSize: 0 });
coverCard(card, title);

export const about = style({ display: 'grid', gap: vars.space[4], padding: vars.space[12], minInlineSize: 0 });
