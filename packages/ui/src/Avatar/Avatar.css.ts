import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { variantsOf } from '../private/styles.ts';

export const avatar = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    borderRadius: vars.radius.full,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    textAutospace: 'no-autospace',
    userSelect: 'none',
    '@media': forcedEdge,
  },
  variants: {
    colour: variantsOf(vars.color.avatar, (role) => ({ background: role.ground, color: role.letter })),
    size: {
      xs: { inlineSize: vars.portrait.xs, blockSize: vars.portrait.xs, fontSize: vars.type.caption.size },
      sm: { inlineSize: vars.portrait.sm, blockSize: vars.portrait.sm, fontSize: vars.type.caption.size },
      md: { inlineSize: vars.portrait.md, blockSize: vars.portrait.md, fontSize: vars.type.body.size },
      lg: { inlineSize: vars.portrait.lg, blockSize: vars.portrait.lg, fontSize: vars.type.lead.size },
      xl: { inlineSize: vars.portrait.xl, blockSize: vars.portrait.xl, fontSize: vars.mark[18] },
    },
  },
});

/** The picture itself is round. Clipping it by its parent would make the browser paint a layer for every avatar. */
export const picture = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit', objectFit: 'cover' });

/** The signature: gradient, a gap of surface, then the avatar. At most one in a view. */
export const ring = style({
  display: 'inline-grid',
  flex: 'none',
  padding: '2px',
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  background: `linear-gradient(${vars.color.bg.surface} 0 0) padding-box, ${vars.gradient.brand} border-box`,
});
