import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const area = style({ position: 'relative', minBlockSize: '100%' });

export const veil = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  borderRadius: vars.radius.card,
  border: `2px solid ${vars.color.accent.solid}`,
  background: vars.color.bg.accentSoft,
  color: vars.color.text.accent,
});
