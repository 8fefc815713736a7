import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const notices = style({
  display: 'grid',
  gap: vars.space[8],
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space[16] } },
});
