import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { quickChange } from '../private/styles.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.tag,
    textUnderlineOffset: '0.25em',
    transition: quickChange,
    ':hover': { textDecorationLine: 'underline' },
  },
  variants: {
    tone: {
      accent: { color: vars.color.text.link, textDecorationLine: 'none' },
      quiet: { color: vars.color.text.secondary, textDecorationLine: 'none' },
      inline: { color: vars.color.text.link, textDecorationLine: 'underline' },
    },
  },
});
