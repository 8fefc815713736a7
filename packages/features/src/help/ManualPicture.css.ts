import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.default}`,
});

// A lazy picture that is not displayed is not fetched, so each theme brings its own alone.
export const light = style([picture, { selectors: { '[data-theme="dark"] &': { display: 'none' } } }]);
export const dark = style([picture, { display: 'none', selectors: { '[data-theme="dark"] &': { display: 'block' } } }]);
