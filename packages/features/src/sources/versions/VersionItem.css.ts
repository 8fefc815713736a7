import { vars } from '@tinystar/tokens';
import { recipe } from '@vanilla-extract/recipes';

export const item = recipe({
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    padding: vars.space[12],
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
  },
  variants: {
    chosen: { true: { borderColor: vars.color.accent.solid, background: vars.color.bg.accentSoft } },
  },
});
