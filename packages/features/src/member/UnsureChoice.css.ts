import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.md,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.bg.hover },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
    '&:focus-visible': {
      outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focusRing.gap,
    },
  },
});

export const price = style({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
});
