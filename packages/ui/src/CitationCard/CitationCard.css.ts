import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { oneLine, typeStyle } from '../private/styles.ts';

export const card = style({ ...typeStyle('body'), display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[8]} 0 ${vars.space[16]}`,
  minBlockSize: vars.type.label.line,
});
export const title = style({ ...typeStyle('label'), ...oneLine, flex: 1 });
export const position = style({
  ...typeStyle('caption'),
  flex: 'none',
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});
export const steps = style({ display: 'inline-flex', flex: 'none', marginBlock: `calc(-1 * ${vars.space[4]})` });
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  marginBlock: vars.space[8],
  marginInline: vars.space[16],
  color: vars.color.text.secondary,
  textWrap: 'pretty',
});
export const mark = style({
  background: 'none',
  color: vars.color.text.primary,
  boxShadow: `inset 0 -0.5em 0 ${vars.color.bg.selected}`,
});
export const note = style({
  ...typeStyle('caption'),
  ...oneLine,
  marginBlock: `0 ${vars.space[8]}`,
  marginInline: vars.space[16],
  color: vars.color.text.tertiary,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.lg,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.tertiary,
});
export const file = style({ ...typeStyle('caption'), flex: '0 1 auto', minInlineSize: 0 });
export const place = style({ ...typeStyle('caption'), flex: 1, whiteSpace: 'nowrap' });
