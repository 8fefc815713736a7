import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { variantsOf } from '../private/styles.ts';

const turn = keyframes({ to: { rotate: '360deg' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    '@media': {
      [forced]: { borderBlockStartColor: 'Canvas' },
      '(prefers-reduced-motion: no-preference)': { animation: `${turn} 800ms linear infinite` },
    },
  },
  variants: { size: variantsOf(vars.icon, (size) => ({ inlineSize: size, blockSize: size })) },
});
