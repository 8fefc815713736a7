import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  marginBlockEnd: vars.space[16],
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
  overflowWrap: 'anywhere',
});

export const time = style({ flex: 'none' });
