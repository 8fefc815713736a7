import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { coverCard } from '../shared/coverCard.ts';

export const item = style({ position: 'relative', display: 'grid', minInlineSize: 0, listStyle: 'none' });

/** The name's link covers the card, so that the whole of it opens the chat. */
export const cover = style({ minInlineSize: 0 });
coverCard(item, cover);

/** Two lines whatever the text, so that the cards of a row align. */
export const description = style({ minBlockSize: `calc(2 * ${vars.type.body.line})` });

/** Above the box of the card's link, so that it can be pressed. */
export const end = style({ position: 'relative', flex: 'none' });
