import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedMark } from '../private/forced.ts';

export const share = createVar();

export const track = recipe({
  base: {
    display: 'inline-block',
    position: 'relative',
    overflow: 'hidden',
    flex: 'none',
    verticalAlign: 'middle',
    borderRadius: vars.radius.full,
    background: vars.color.border.subtle,
    blockSize: vars.space[4],
    '@media': { [forced]: { outline: '1px solid' } },
  },
  variants: { size: { sm: { inlineSize: vars.size.lg }, md: { inlineSize: '100%' } } },
});

export const bar = recipe({
  base: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: share,
    borderRadius: 'inherit',
    transition: `inline-size ${vars.motion.base} ${vars.motion.enter}`,
    '@media': forcedMark,
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent.bright },
      danger: { background: vars.color.status.danger.solid },
      neutral: { background: vars.color.border.control },
    },
  },
});

export const figure = style({ fontVariantNumeric: 'tabular-nums' });
