import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { groundChange } from '../private/styles.ts';

export const card = recipe({
  base: {
    display: 'block',
    borderRadius: vars.radius.card,
    color: 'inherit',
    textDecoration: 'none',
    minInlineSize: 0,
    textAlign: 'start',
  },
  variants: {
    ground: {
      surface: { background: vars.color.bg.surface, border: `1px solid ${vars.color.border.subtle}` },
      sunken: { background: vars.color.bg.sunken, '@media': forcedEdge },
      accent: { background: vars.color.bg.accentSoft, '@media': forcedEdge },
    },
    padding: {
      none: { overflow: 'hidden' },
      sm: { padding: vars.space[12] },
      md: { padding: vars.space[16] },
      lg: { padding: vars.space[24] },
    },
    interactive: {
      true: {
        inlineSize: '100%',
        cursor: 'pointer',
        transition: groundChange,
        ':hover': { borderColor: vars.color.border.control },
        ':active': { background: vars.color.bg.canvas },
      },
    },
  },
});
