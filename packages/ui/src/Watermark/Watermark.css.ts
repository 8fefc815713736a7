import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const watermark = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.base,
  pointerEvents: 'none',
  userSelect: 'none',
  fill: vars.color.text.primary,
  fillOpacity: 0.06,
  fontFamily: 'sans-serif',
  fontSize: vars.type.body.size,
  textAnchor: 'middle',
});
