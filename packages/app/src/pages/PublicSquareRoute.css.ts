import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const phone = `screen and ${queries.below.md}`;

/** The board beside the list scrolls by itself; under the header of the site the page does. */
export const beside = style({ blockSize: '100%', overflowY: 'auto' });

export const board = style({
  boxSizing: 'border-box',
  maxInlineSize: vars.layout.page,
  marginInline: 'auto',
  padding: `${vars.space[24]} ${vars.space[32]} ${vars.space[56]}`,
  '@media': { [phone]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[40]}` } },
});
