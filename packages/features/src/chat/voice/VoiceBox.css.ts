import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  marginBlockEnd: vars.space[8],
});

export const words = style({
  paddingInline: vars.space[16],
  fontSize: vars.type.prose.size,
  lineHeight: vars.type.prose.line,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});
