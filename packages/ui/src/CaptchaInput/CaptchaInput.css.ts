import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton } from '../private/styles.ts';

/** Reaches the edge of the box: the input's own padding is taken back. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineEnd: `calc(-1 * ${vars.space[4]})`,
});

export const picture = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '7rem',
  blockSize: `calc(${vars.size.lg} - 2px)`,
  overflow: 'hidden',
  borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.5 } },
});

/** On white paper in both themes, so that the drawn letters can be read. */
export const image = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: vars.color.paper.ground,
});
