import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { coverCard } from '../shared/coverCard.ts';

export const item = style({ position: 'relative', display: 'grid', listStyle: 'none' });

/** The name's link covers the card, so that the whole of it opens the assistant. */
export const cover = style({ flex: `1 1 ${vars.measure[96]}`, minInlineSize: 0 });
coverCard(item, cover);

/** Two of them stand below the name: beside it they would leave it a few characters. */
export const tags = style({ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

/** Above the covering link. */
export const menu = style({ position: 'relative' });

/** Two lines whatever the text, so that the cards of a row align. */
export const description = style({ minBlockSize: `calc(2 * ${vars.type.body.line})` });
