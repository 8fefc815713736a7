import { vars } from '@tinystar/tokens';

/** A quiet button with a line around it: an example to ask, an assistant to choose. */
export const choice = {
  border: `1px solid ${vars.color.border.control}`,
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
} as const;
