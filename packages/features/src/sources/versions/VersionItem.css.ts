import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
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

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], paddingBlockStart: vars.space[4] });
