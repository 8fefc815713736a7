import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const start = style({
  blockSize: '100%',
  overflowY: 'auto',
  paddingBlock: `${vars.space[40]} ${vars.space[40]}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

// The greeting, the welcome words and the first step are aligned at the same left edge.
globalStyle(`${start} > div`, { display: 'grid', gap: vars.space[16] });
