import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const day = style({
  paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
});

export const rows = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 });

/** The whole row presses its link; its ground reaches beyond the text, which stays in line with the heading. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[8]})`,
  padding: vars.space[8],
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});

export const said = style({ flex: 1, minInlineSize: 0 });
globalStyle(`${said} a`, { display: 'grid' });
globalStyle(`${said} a::after`, { content: '', position: 'absolute', inset: 0 });

export const when = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: vars.space[4],
});

/** Above the box of the row's link; the badge alone is too small for a finger. */
export const replies = style({ position: 'relative' });
globalStyle(`${replies} a`, {
  display: 'grid',
  placeItems: 'center end',
  minInlineSize: vars.space[24],
  minBlockSize: vars.space[24],
});
