import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const plain = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
});
