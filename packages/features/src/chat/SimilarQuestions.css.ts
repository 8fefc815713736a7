import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const list = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[8],
  marginBlockStart: vars.space[20],
});

export const title = style({
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.tertiary,
});

export const ask = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.md,
  maxInlineSize: '100%',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.bg.accentSoft, borderColor: vars.color.border.default },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
  },
});
