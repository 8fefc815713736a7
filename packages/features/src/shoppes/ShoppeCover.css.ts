import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const cover = style({
  display: 'block',
  // Its room is known before it is loaded.
  blockSize: '30vh',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space[20],
  borderRadius: vars.radius.card,
  objectFit: 'cover',
});
