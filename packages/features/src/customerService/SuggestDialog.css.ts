import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const answer = style({
  padding: `${vars.space[12]} ${vars.space[16]}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.text.primary,
  background: vars.color.bg.sunken,
  borderRadius: vars.radius.card,
});
