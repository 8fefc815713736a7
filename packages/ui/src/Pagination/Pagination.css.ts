import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const bar = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[16],
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

export const pages = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space[4] });

export const page = recipe({
  base: {
    ...bareButton,
    ...typeStyle('body'),
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.measure[32],
    blockSize: vars.measure[32],
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: vars.color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    transition: quickChange,
    '@media': { [forced]: { selectors: { '&[aria-current="page"]': forcedRing } } },
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.bg.hover, color: vars.color.text.primary },
      '&[aria-current="page"]': {
        background: vars.color.bg.selected,
        color: vars.color.text.accent,
        fontWeight: vars.weight.strong,
      },
      '&:disabled': { color: vars.color.text.disabled, cursor: 'default' },
    },
  },
});

export const gap = style({ inlineSize: vars.measure[32], textAlign: 'center', color: vars.color.text.tertiary });
export const total = style({ marginInlineEnd: 'auto' });
