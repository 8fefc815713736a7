import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { coverCard } from '../shared/coverCard.ts';

export const item = style({ position: 'relative', display: 'grid', minInlineSize: 0, listStyle: 'none' });

/** The name's link covers the card, so that the whole of it opens the chat. */
export const cover = style({ minInlineSize: 0 });
coverCard(item, cover);

/** Cut to a square, which stands where others have their avatar. */
export const picture = style({
  flex: 'none',
  inlineSize: vars.size.lg,
  blockSize: vars.size.lg,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});
