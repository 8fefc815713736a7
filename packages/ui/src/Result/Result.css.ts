import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const page = style({ display: 'grid', placeItems: 'center', minBlockSize: '60dvh', padding: vars.space[24] });
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  textAlign: 'center',
  maxInlineSize: '100%',
});
export const code = style({
  ...typeStyle('caption'),
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  marginBlockStart: vars.space[16],
});
export const title = style({ ...typeStyle('lead'), marginBlockStart: vars.space[8], color: vars.color.text.primary });
export const body = style({
  ...typeStyle('body'),
  maxInlineSize: '30em',
  marginBlockStart: vars.space[4],
  color: vars.color.text.secondary,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[12],
  marginBlockStart: vars.space[24],
});
export const request = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[16],
  color: vars.color.text.tertiary,
});
