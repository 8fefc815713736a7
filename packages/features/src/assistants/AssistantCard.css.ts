import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const item = style({ position: 'relative', display: 'grid', listStyle: 'none' });

/** The name's link covers the card, so that the whole of it opens the assistant. */
export const cover = style({ flex: `1 1 ${vars.measure[96]}`, minInlineSize: 0 });
globalStyle(`${cover} > a::after`, {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
  border: '1px solid transparent',
  transition: `border-color ${vars.motion.fast}`,
});
globalStyle(`${item}:hover ${cover} > a::after`, { borderColor: vars.color.border.control });
globalStyle(`${cover} > a:focus-visible`, { outline: 'none' });
globalStyle(`${cover} > a:focus-visible::after`, {
  outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focusRing.gap,
});

/** Above the covering link. */
export const menu = style({ position: 'relative' });

/** Two lines whatever the text, so that the cards of a row align. */
export const description = style({ minBlockSize: `calc(2 * ${vars.type.body.line})` });
