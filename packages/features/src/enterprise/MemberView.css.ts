import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the bar that takes its place while members are chosen. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.layout.subheader,
});
