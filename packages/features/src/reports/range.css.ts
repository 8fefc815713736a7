import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** As wide as two dates need. */
export const range = style({ inlineSize: vars.measure[288], maxInlineSize: '100%' });

/** As many figures in a row as there is room for, and none of the room left over. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure[160]}, 100%), 1fr))`,
  gap: vars.space[16],
});
