import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

const { color, radius, size, space, portrait } = vars;

/** A button as class names alone make it: one rule, its states, no more. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: size.md,
  paddingInline: space[16],
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.control,
  background: color.bg.surface,
  ':hover': { background: color.bg.hover },
  ':focus-visible': { outline: `2px solid ${color.focus}` },
  ':disabled': { color: color.text.disabled },
});

/** A round portrait with letters. */
export const avatar = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  inlineSize: portrait.sm,
  blockSize: portrait.sm,
  borderRadius: radius.full,
  background: color.avatar.blue.ground,
  color: color.avatar.blue.letter,
});
