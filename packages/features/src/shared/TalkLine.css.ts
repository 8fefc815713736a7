import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** The whole row presses the link of its words. */
export const row = style({ position: 'relative', minInlineSize: 0 });

/** Question and name, cut before the time. */
export const said = style({ flex: 1, minInlineSize: 0 });
globalStyle(`${said} a`, { display: 'grid' });
globalStyle(`${said} a::after`, { content: '', position: 'absolute', inset: 0 });

export const when = style({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[4],
});

/** In a narrow drawer the words need the room of the time; the day stands above them anyway. */
export const clock = style({ '@container': { [queries.below[320]]: { display: 'none' } } });

/** Above the box of the row's link; the badge alone is too small for a finger. */
export const replies = style({ position: 'relative' });
globalStyle(`${replies} a`, {
  display: 'grid',
  placeItems: 'center end',
  minInlineSize: vars.space[24],
  minBlockSize: vars.space[24],
});

export const day = style({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
});
