import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import * as frame from '../editor/BlockEditor.css.ts';

const narrow = `screen and ${queries.below.lg}`;

/** What is decided is read first, on a narrow screen above the pages too. */
export const body = style([
  frame.body,
  { flexDirection: 'row-reverse', '@media': { [narrow]: { flexDirection: 'column' } } },
]);

/** Beside the pages where there is room, above them otherwise. */
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
      borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

/** That nothing waits any more, and below it what was decided. */
export const none = style({
  display: 'grid',
  gap: vars.space[24],
  alignContent: 'start',
  maxInlineSize: vars.measure[608],
  marginInline: 'auto',
  padding: vars.space[16],
});
