import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { groundChange, typeStyle } from '../private/styles.ts';

export const zone = recipe({
  base: {
    ...typeStyle('body'),
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: vars.space[24],
    border: `1px dashed ${vars.color.border.control}`,
    borderRadius: vars.radius.card,
    background: vars.color.bg.canvas,
    color: vars.color.text.secondary,
    textAlign: 'center',
    cursor: 'pointer',
    transition: groundChange,
    selectors: {
      '&:hover': { borderColor: vars.color.accent.solid },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.status.danger.text },
      '&:has(input:focus-visible)': {
        outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
        outlineOffset: vars.focusRing.gap,
      },
    },
  },
  variants: {
    state: {
      rest: {},
      over: {
        borderColor: vars.color.accent.solid,
        background: vars.color.bg.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
      },
      disabled: {
        cursor: 'default',
        color: vars.color.text.disabled,
        selectors: { '&:hover': { borderColor: vars.color.border.default } },
        borderColor: vars.color.border.default,
      },
    },
  },
});

export const title = style({ ...typeStyle('label'), color: vars.color.text.primary });
export const hint = style({ ...typeStyle('caption'), color: vars.color.text.tertiary });
export const file = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  opacity: 0,
  overflow: 'hidden',
});
