import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const narrow = `screen and ${queries.below.lg}`;

export const frame = recipe({
  base: { display: 'flex' },
  variants: { below: { true: {}, false: { blockSize: '100dvh' } } },
});

/** Keeps the column's room while it loads, so that the conversation does not move. */
export const column = recipe({
  base: {
    flex: 'none',
    display: 'flex',
    inlineSize: vars.measure[288],
    '@media': { [narrow]: { inlineSize: 0 } },
  },
  variants: {
    // Where the page scrolls as a whole it stays in view.
    below: {
      true: { position: 'sticky', insetBlockStart: 0, alignSelf: 'start', maxBlockSize: '100dvh' },
      false: {},
    },
  },
});

export const chat = style({ flex: 1, minInlineSize: 0 });

export const opener = style({ display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } });
