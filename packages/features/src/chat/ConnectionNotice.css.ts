import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: vars.space[20],
  paddingInline: vars.space[16],
});
