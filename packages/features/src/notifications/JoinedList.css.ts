import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.accentSoft,
});
