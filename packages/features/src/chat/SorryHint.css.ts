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
