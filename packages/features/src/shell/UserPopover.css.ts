import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const trigger = style({
  display: 'inline-flex',
  padding: vars.space[2],
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="open"]': { background: vars.color.border.default },
  },
});
