import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle, variantsOf } from '../private/styles.ts';

export const status = recipe({
  base: {
    ...typeStyle('body'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    // As wide as its words if there is room, so that a narrow table column does not break them; otherwise several
    // lines.
    inlineSize: 'max-content',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
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

/** The icon or the bar stands on the first line of the words. */
export const beside = style({ display: 'flex', alignItems: 'center', flex: 'none', blockSize: vars.type.body.line });
