import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle, variantsOf } from '../private/styles.ts';

export const banner = recipe({
  base: {
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    flexWrap: 'wrap',
    gap: vars.space[8],
    paddingBlock: `calc(${vars.space[8]} + 1px)`,
    paddingInline: vars.space[12],
    color: vars.color.text.primary,
  },
  variants: {
    tone: {
      ...variantsOf(vars.color.status, (role) => ({ background: role.soft })),
      accent: { background: vars.color.bg.accentSoft },
    },
    shape: { box: { borderRadius: vars.radius.control }, strip: { justifyContent: 'center' } },
  },
});

export const glyph = style({ display: 'grid', placeItems: 'center', blockSize: vars.type.body.line });
export const words = style({ flex: `1 1 ${vars.measure[192]}`, minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.strong });
export const side = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[4],
  marginBlock: `calc(-1 * ${vars.space[4]})`,
});
