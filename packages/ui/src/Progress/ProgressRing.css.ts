import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const ring = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    verticalAlign: 'middle',
    color: vars.color.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: {
      sm: { inlineSize: vars.portrait.xs, blockSize: vars.portrait.xs },
      md: { ...typeStyle('caption'), inlineSize: vars.portrait.lg, blockSize: vars.portrait.lg },
      lg: { ...typeStyle('lead'), inlineSize: vars.measure[72], blockSize: vars.measure[72] },
    },
  },
});

/** Starts at the top. */
export const drawing = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: '100%', rotate: '-90deg' });

const circle = { fill: 'none', cx: '50%', cy: '50%', r: 'calc(50% - 2px)', strokeWidth: vars.space[4] } as const;

export const track = style({
  ...circle,
  stroke: vars.color.border.subtle,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

export const arc = recipe({
  base: {
    ...circle,
    strokeLinecap: 'round',
    transition: `stroke-dasharray ${vars.motion.base} ${vars.motion.enter}`,
    '@media': { [forced]: { stroke: 'Highlight' } },
  },
  variants: {
    tone: {
      accent: { stroke: vars.color.accent.bright },
      danger: { stroke: vars.color.status.danger.solid },
      neutral: { stroke: vars.color.border.control },
    },
  },
});

export const figure = style({ gridArea: '1 / 1', fontWeight: vars.weight.strong });
