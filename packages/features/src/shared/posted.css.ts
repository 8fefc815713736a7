import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const posted = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minInlineSize: 0,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.secondary,
});
