import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  marginBlockStart: vars.space[4],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.border.default}`,
});

/** A display on dark pages: of a theme that was chosen, and of the system's where none was. */
const onDark = (display: 'block' | 'none') => ({
  selectors: { '[data-theme="dark"] &': { display } },
  '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': { display } } } },
});

// A lazy picture that is not displayed is not fetched, so each theme brings its own alone.
export const light = style([picture, onDark('none')]);
export const dark = style([picture, { display: 'none' }, onDark('block')]);
