import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton, typeStyle } from '../private/styles.ts';

/** Reaches the edge of the box: the input's own padding is taken back. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[8],
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

/** Fills the box between its borders, whatever its height. */
export const picture = style({
  ...bareButton,
  ...typeStyle('caption'),
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  // Doubled text leaves the letters room to be typed.
  inlineSize: `min(${vars.measure[112]}, 40vw)`,
  overflow: 'hidden',
  color: vars.color.text.secondary,
  borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.5 } },
});

/** On white paper in both themes, so that the drawn letters can be read. */
export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
  background: vars.color.paper.ground,
});
