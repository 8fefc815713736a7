import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** Paper of A4 until the page is known. */
export const paper = style({
  position: 'relative',
  flex: 'none',
  inlineSize: vars.measure[64],
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  borderRadius: vars.radius.tag,
  outline: `1px solid ${vars.color.border.subtle}`,
  background: 'white',
  '@media': { [`screen and ${queries.below.md}`]: { inlineSize: vars.measure[40] } },
});
