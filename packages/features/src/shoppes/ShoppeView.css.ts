import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: vars.layout.page,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[32],
});
