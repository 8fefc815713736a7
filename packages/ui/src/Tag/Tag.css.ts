import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle, variantsOf } from '../private/styles.ts';

export const tag = recipe({
  base: {
    ...typeStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    maxInlineSize: '100%',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.tag,
    whiteSpace: 'nowrap',
    '@media': forcedEdge,
  },
  variants: {
    tone: {
      neutral: { background: vars.color.bg.sunken, color: vars.color.text.secondary },
      accent: { background: vars.color.bg.accentSoft, color: vars.color.text.accent },
      ...variantsOf(vars.color.status, (status) => ({ background: status.soft, color: status.text })),
    },
  },
});

/** A name too long for its place shortens. */
export const words = style({ minInlineSize: 0, overflow: 'clip', textOverflow: 'ellipsis' });
