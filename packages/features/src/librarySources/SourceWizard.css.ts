import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Their sentences are long: each has the whole width. */
export const kinds = style({});

globalStyle(`${kinds} > [role="radiogroup"]`, { gridTemplateColumns: 'minmax(0, 1fr)' });

export const names = style({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.bg.sunken,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
