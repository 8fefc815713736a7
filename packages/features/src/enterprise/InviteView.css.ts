import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: vars.space[16],
  background: vars.color.bg.canvas,
});

export const card = style({
  inlineSize: '100%',
  maxInlineSize: vars.layout.dialogSm,
  boxSizing: 'border-box',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[24],
  borderRadius: vars.radius.dialog,
  border: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
});

export const name = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
});

export const action = style({ inlineSize: '100%', maxInlineSize: vars.measure[320] });
