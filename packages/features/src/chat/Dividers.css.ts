import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const small = {
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
} as const;

export const day = style({ ...small, display: 'block', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

const line = { content: '', flex: 1, blockSize: 1, background: vars.color.border.subtle } as const;

export const clear = style({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  selectors: { '&::before': line, '&::after': line },
});

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[4] });
