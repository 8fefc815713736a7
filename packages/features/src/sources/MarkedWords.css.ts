import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const gone = style({ background: vars.color.status.danger.soft, color: vars.color.status.danger.text });

export const fresh = style({
  background: vars.color.status.success.soft,
  color: vars.color.status.success.text,
  textDecoration: 'none',
  fontWeight: vars.weight.strong,
});
