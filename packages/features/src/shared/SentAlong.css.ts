import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

export const list = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  variants: {
    side: {
      start: {},
      // Above the bubble of the question, and close to it.
      end: { justifyContent: 'flex-end', marginBlockEnd: `calc(-1 * ${vars.space[16]})` },
    },
  },
});

export const item = style({ minInlineSize: 0, maxInlineSize: '100%' });
