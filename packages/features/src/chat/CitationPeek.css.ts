import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const appear = keyframes({ from: { opacity: 0, translate: `0 ${vars.space[4]}` } });

export const card = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  inlineSize: `min(${vars.layout.hoverCard}, calc(100vi - ${vars.space[16]}))`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: vars.depth.overlay,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  animation: `${appear} ${vars.motion.base} ${vars.motion.enter}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
