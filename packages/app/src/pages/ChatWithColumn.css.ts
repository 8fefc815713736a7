import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.lg}`;

export const frame = style({ display: 'flex', blockSize: '100dvh' });

/** Keeps the column's room while it loads, so that the conversation does not move. */
export const column = style({
  flex: 'none',
  display: 'flex',
  inlineSize: vars.measure[288],
  '@media': { [narrow]: { inlineSize: 0 } },
});

export const chat = style({ flex: 1, minInlineSize: 0 });

export const opener = style({ display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } });
