import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.canvas,
});

export const link = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  color: vars.color.text.accent,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], inlineSize: '100%' });

export const reason = style({
  appearance: 'none',
  minBlockSize: vars.size.sm,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
  font: 'inherit',
  fontSize: vars.type.caption.size,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.text.accent,
      background: vars.color.bg.accentSoft,
      color: vars.color.text.accent,
    },
  },
});
