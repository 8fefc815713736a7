import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';

export const divider = recipe({
  base: { border: 0, margin: 0, flex: 'none', background: vars.color.border.subtle, '@media': forcedMark },
  variants: {
    direction: {
      row: { blockSize: '1px', inlineSize: '100%' },
      column: { inlineSize: '1px', blockSize: vars.space[16] },
    },
  },
});
