import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** A long map scrolls by itself: the button below stays in view. */
export const pages = style({
  display: 'grid',
  gap: vars.space[8],
  maxBlockSize: '20em',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[4],
});
