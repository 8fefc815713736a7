import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { variantsOf } from '../private/styles.ts';

export const icon = recipe({
  base: { display: 'block', flex: 'none' },
  variants: {
    size: {
      xs: { inlineSize: vars.space[12], blockSize: vars.space[12] },
      ...variantsOf(vars.icon, (size) => ({ inlineSize: size, blockSize: size })),
    },
    tone: {
      inherit: {},
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      tertiary: { color: vars.color.text.tertiary },
      accent: { color: vars.color.text.accent },
      ...variantsOf(vars.color.status, (status) => ({ color: status.text })),
    },
  },
});
