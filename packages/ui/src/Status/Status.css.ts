import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle, variantsOf } from '../private/styles.ts';

export const status = recipe({
  base: {
    ...typeStyle('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      quiet: { color: vars.color.text.secondary },
      waiting: { color: vars.color.text.tertiary },
      ...variantsOf(vars.color.status, (role) => ({ color: role.text })),
    },
  },
});
