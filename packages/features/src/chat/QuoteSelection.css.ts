import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  boxShadow: vars.depth.overlay,
});
