import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', inlineSize: '100%', objectFit: 'cover' });

/** Without a cover the assistant's picture stands on a calm ground of the usual shape. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  background: vars.color.bg.accentSoft,
});

/** The same in a row of a list. */
export const thumb = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.measure[64],
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
});

export const small = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
