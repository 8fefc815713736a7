import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const strip = style({
  flex: 'none',
  padding: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
