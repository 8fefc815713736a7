import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });

/** As high as a line of text, so that nothing moves when the first words replace the dots. */
export const dots = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.mark[6],
  blockSize: vars.type.prose.line,
});

export const dot = style({
  inlineSize: vars.mark[6],
  blockSize: vars.mark[6],
  borderRadius: vars.radius.full,
  background: vars.color.text.tertiary,
  '@media': {
    ...forcedMark,
    '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1200ms infinite ${vars.motion.enter}` },
  },
  selectors: {
    '&:nth-child(2)': { opacity: 0.6, animationDelay: '160ms' },
    '&:nth-child(3)': { opacity: 0.3, animationDelay: '320ms' },
  },
});
