import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { typed } from './type.ts';

export const box = style({
  display: 'grid',
  gap: vars.space[8],
  inlineSize: '100%',
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
});
export const title = style({ ...typed('body'), margin: 0, fontWeight: vars.weight.strong });
export const list = style({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' });
export const row = style({ ...typed('body'), display: 'flex', justifyContent: 'space-between', gap: vars.space[12] });
export const day = style({ marginInlineStart: vars.space[8], color: vars.color.text.secondary });
