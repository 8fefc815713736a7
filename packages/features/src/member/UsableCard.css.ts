import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { coverCard } from '../shared/coverCard.ts';

const narrow = `screen and ${queries.below.md}`;

export const item = style({ position: 'relative', display: 'grid', minInlineSize: 0, listStyle: 'none' });

/** The name's link covers the card, so that the whole of it opens the chat. */
export const cover = style({ minInlineSize: 0 });
coverCard(item, cover);

/** Whose assistant it is; however long that is, the name keeps its place. */
export const tag = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '45%' });

/** Above the box of the card's link, so that it can be pressed. */
export const replies = style({ position: 'relative', justifySelf: 'start', alignSelf: 'start' });

/** So too what puts it into one's list. */
export const listing = style({ position: 'relative', flex: 'none' });

/** Two lines whatever the text, so that the cards of a row align. */
export const description = style({
  minBlockSize: `calc(2 * ${vars.type.caption.line})`,
  '@media': { [narrow]: { minBlockSize: 0 } },
});

/** What a press does, said where the pointer or the focus is. */
export const start = style({
  flex: 'none',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  fontWeight: vars.weight.strong,
  color: vars.color.text.accent,
  opacity: 0,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { [`${item}:hover &, ${item}:focus-within &`]: { opacity: 1 } },
});
