import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: vars.space[20] });
export const code = style({ display: 'flex', gap: vars.space[8] });
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[32],
  textAlign: 'center',
});
