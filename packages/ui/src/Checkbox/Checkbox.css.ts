import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { choiceMark, typeStyle } from '../private/styles.ts';

export const row = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
});

export const box = style({
  ...choiceMark,
  position: 'relative',
  borderRadius: vars.radius.tag,
  color: vars.color.text.onAccent,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[12]})` },
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.text },
    '&:disabled': {
      borderColor: vars.color.border.default,
      background: vars.color.bg.sunken,
      color: vars.color.text.disabled,
      cursor: 'default',
    },
  },
});

export const label = style({ cursor: 'pointer' });
