import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  inlineSize: `min(100% - 2 * ${vars.space[20]}, ${vars.layout.chat})`,
  marginInline: 'auto',
  paddingBlock: vars.space[40],
});
