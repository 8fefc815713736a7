import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const item = style({
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
  overflowWrap: 'anywhere',
});

export const time = style({ flex: 'none' });
