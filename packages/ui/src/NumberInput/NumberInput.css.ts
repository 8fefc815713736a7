import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const figure = style({ fontVariantNumeric: 'tabular-nums' });

export const unit = style({ ...typeStyle('body'), flex: 'none', color: vars.color.text.tertiary });

/** The two buttons reach the edge of the box: negative margins undo its padding. */
export const steps = style({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
});

export const step = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.measure[32],
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.secondary,
  touchAction: 'none',
  userSelect: 'none',
  transition: quickChange,
  selectors: {
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
    },
    '&:hover:not(:disabled)': { background: vars.color.bg.hover, color: vars.color.text.primary },
    '&:active:not(:disabled)': { background: vars.color.bg.pressed },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
  },
});
