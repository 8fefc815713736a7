import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';

/** A button that looks like an input and opens a list or panel; combined with the input's `box`. */
export const opener = style({
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-placeholder]': { color: vars.color.text.tertiary },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.text },
    '&[data-state="open"]': { borderColor: vars.color.focus },
    '&:disabled': {
      cursor: 'default',
      background: vars.color.bg.canvas,
      borderColor: vars.color.border.subtle,
      color: vars.color.text.disabled,
    },
  },
});
