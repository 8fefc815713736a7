import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle, variantsOf } from '../private/styles.ts';

export const group = style({ display: 'inline-flex', alignItems: 'center', flex: 'none' });

/**
 * A ring in the colour of the surface separates each face from the one behind it. The overlap never covers a letter.
 */
export const seat = recipe({
  base: {
    display: 'inline-grid',
    flex: 'none',
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 2px ${vars.color.bg.surface}`,
  },
  variants: {
    size: variantsOf(vars.portrait, (size) => ({
      selectors: { '&:not(:first-child)': { marginInlineStart: `calc(-0.06 * ${size})` } },
    })),
  },
});

export const rest = recipe({
  base: {
    ...typeStyle('caption'),
    placeItems: 'center',
    background: vars.color.bg.sunken,
    color: vars.color.text.secondary,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    '@media': forcedEdge,
  },
  variants: { size: variantsOf(vars.portrait, (size) => ({ minInlineSize: size, blockSize: size })) },
});
