import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { wide } from './ChatView.css.ts';

export const turn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  minInlineSize: 0,
  selectors: { '[data-dense] &': { gap: vars.space[12] } },
});

export const answer = style({ position: 'relative', minInlineSize: 0 });

/** The picture hangs outside the text column, so that the text is not indented. */
export const avatar = style({
  display: 'none',
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[2]})`,
  insetInlineStart: `calc(-1 * (${vars.portrait.sm} + ${vars.space[16]}))`,
  '@container': { [wide]: { display: 'block' } },
});
