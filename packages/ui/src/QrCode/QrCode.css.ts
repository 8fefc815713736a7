import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const qr = style({ display: 'inline-flex', flexDirection: 'column', alignItems: 'center', gap: vars.space[8] });

/** White paper that neither a theme nor forced colours may turn. */
export const plate = recipe({
  base: {
    position: 'relative',
    flex: 'none',
    maxInlineSize: '100%',
    aspectRatio: '1',
    overflow: 'hidden',
    border: `1px solid ${vars.color.paper.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.paper.ground,
    color: vars.color.paper.text,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  },
  variants: {
    size: {
      sm: { inlineSize: vars.measure[128] },
      md: { inlineSize: vars.measure[176] },
      lg: { inlineSize: vars.measure[240] },
    },
  },
});

export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%', fill: 'currentColor' });
export const logo = style({ fill: vars.color.paper.ground });

export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  padding: vars.space[12],
  background: `color-mix(in oklab, ${vars.color.paper.ground} 92%, transparent)`,
  textAlign: 'center',
});

export const stateWords = style({ ...typeStyle('body'), color: vars.color.text.primary });
