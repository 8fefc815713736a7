import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { choice as shared } from './choice.ts';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const choice = style({
  ...shared,
  display: 'inline-flex',
  textAlign: 'start',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
});

export const price = style({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
});
