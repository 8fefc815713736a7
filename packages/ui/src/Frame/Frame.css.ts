import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const frame = style({
  position: 'relative',
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.measure[700],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
});

export const page = style({ flex: 1, inlineSize: '100%', border: 0, colorScheme: 'normal' });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  padding: vars.space[24],
  background: vars.color.bg.surface,
});
