import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton } from '../private/styles.ts';

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

/** Stays on white paper in both themes, so that the drawn letters can be read. */
export const picture = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '7rem',
  blockSize: vars.size.lg,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.paper.ground,
  color: vars.color.paper.text,
});

export const image = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
