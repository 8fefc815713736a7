import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

/** Addresses and keys keep their characters apart: no spacing between 汉字 and Latin. */
export const code = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    inlineSize: '100%',
    minInlineSize: 0,
    textAutospace: 'no-autospace',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { look: { icon: {}, words: { gap: vars.space[8] } } },
});

export const shown = style({ textOverflow: 'ellipsis' });
