import { createVar, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { oneLine, typeStyle, variantsOf } from '../private/styles.ts';

export const text = recipe({
  base: { margin: 0 },
  variants: {
    size: variantsOf(vars.type, (_, name) => typeStyle(name)),
    tone: {
      inherit: {},
      primary: { color: vars.color.text.primary },
      secondary: { color: vars.color.text.secondary },
      tertiary: { color: vars.color.text.tertiary },
      accent: { color: vars.color.text.accent },
      ...variantsOf(vars.color.status, (status) => ({ color: status.text })),
    },
    weight: { regular: { fontWeight: vars.weight.regular }, strong: { fontWeight: vars.weight.strong } },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
});

export const truncated = styleVariants({ one: { ...oneLine, display: 'block' } });

export const lineCount = createVar();

export const clamped = styleVariants({
  lines: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lineCount, overflow: 'hidden' },
});
