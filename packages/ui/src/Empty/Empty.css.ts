import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[56],
  paddingInline: vars.space[16],
  textAlign: 'center',
});
export const drawing = style({ color: vars.color.text.tertiary, marginBlockEnd: vars.space[8] });
export const title = style({ ...typeStyle('lead'), color: vars.color.text.primary });
export const body = style({ ...typeStyle('body'), maxInlineSize: '30em', color: vars.color.text.secondary });
export const action = style({
  marginBlockStart: vars.space[16],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
});
