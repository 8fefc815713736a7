import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const keys = style({ display: 'grid', gap: vars.space[12], margin: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[16] });

export const combination = style({ display: 'flex', gap: vars.space[4], margin: 0 });

export const key = style({
  minInlineSize: vars.space[24],
  paddingInline: vars.space[8],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.tag,
  background: vars.color.bg.canvas,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  textAlign: 'center',
});
