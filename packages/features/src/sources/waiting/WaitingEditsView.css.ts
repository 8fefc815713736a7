import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.lg}`;

/** Beside the pages where there is room, below them otherwise. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  flex: 'none',
  inlineSize: vars.measure[448],
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: vars.space[16],
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [narrow]: {
      inlineSize: '100%',
      overflowY: 'visible',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});
