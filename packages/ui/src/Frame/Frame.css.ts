import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.color.bg.surface,
  },
  variants: {
    least: { 608: { minBlockSize: vars.measure[608] }, 700: { minBlockSize: vars.measure[700] } },
  },
});

export const page = style({ flex: 1, inlineSize: '100%', border: 0, colorScheme: 'normal' });
export const waiting = style({
  position: 'absolute',
  inset: 0,
  padding: vars.space[24],
  background: vars.color.bg.surface,
});
