import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Takes its space at once but appears after a delay, which `useWait` sets. */
export const region = style({ animation: `${appear} ${vars.motion.base} backwards` });

export const bone = recipe({
  base: {
    display: 'block',
    background: vars.color.bg.hover,
    maxInlineSize: '100%',
    '@media': { [forced]: { border: '1px solid GrayText' } },
  },
  variants: {
    shape: {
      text: { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.tag },
      block: { borderRadius: vars.radius.card },
      circle: { borderRadius: vars.radius.full, flex: 'none' },
    },
  },
});
