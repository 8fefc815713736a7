import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const narrow = `screen and ${queries.below.lg}`;

/** What is left of a window under the header of the site. */
const left = `calc(100dvh - ${vars.layout.header} - ${vars.space[8]})`;

export const frame = recipe({
  base: { display: 'flex' },
  variants: { below: { true: { minBlockSize: left }, false: { blockSize: '100dvh' } } },
});

const ground = style({
  background: vars.color.bg.canvas,
  boxShadow: `inset -1px 0 ${vars.color.border.subtle}`,
  '@media': { [narrow]: { background: 'none', boxShadow: 'none' } },
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
    // Its ground goes down to the end of the page, however short its list is.
    below: { true: [ground], false: {} },
  },
});
// Where the page scrolls as a whole the list stays in view.
globalStyle(`${ground} > aside`, {
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  maxBlockSize: '100dvh',
});

export const chat = style({ flex: 1, minInlineSize: 0 });

export const opener = style({ display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } });
