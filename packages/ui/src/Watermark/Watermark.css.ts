import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const pattern = createVar();

/** The drawing is a mask over the text colour, so one image serves both themes. */
export const watermark = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.base,
  pointerEvents: 'none',
  userSelect: 'none',
  background: vars.color.text.primary,
  opacity: 0.06,
  maskImage: pattern,
  maskRepeat: 'repeat',
});
