import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { queries, vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, choiceMark, quickChange, typeStyle } from '../private/styles.ts';

export const group = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    look: {
      dots: { columnGap: vars.space[24], rowGap: vars.space[8] },
      cards: {
        display: 'grid',
        gap: vars.space[8],
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.measure[144]}, 100%), 1fr))`,
        '@media': { [`screen and ${queries.below.sm}`]: { gridTemplateColumns: '1fr 1fr' } },
      },
    },
  },
});

export const option = style({
  ...typeStyle('body'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  cursor: 'pointer',
});

export const dot = style({
  ...choiceMark,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-state="checked"]': { border: `calc(${vars.space[4]} + 1px) solid ${vars.color.accent.solid}` },
    '&:disabled': { borderColor: vars.color.border.default, cursor: 'default' },
  },
});

export const card = style({
  ...bareButton,
  ...typeStyle('body'),
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  padding: `calc(${vars.space[12]} - 1px)`,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  color: vars.color.text.primary,
  textAlign: 'start',
  transition: quickChange,
  '@media': {
    [forced]: {
      selectors: {
        // Nothing to choose from: it takes the whole row.
        '&:only-of-type': { gridColumn: '1 / -1' },
        '&[data-state="checked"]': forcedRing,
      },
    },
  },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.border.control },
    '&[data-state="checked"]': {
      borderColor: vars.color.accent.solid,
      background: vars.color.bg.accentSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent.solid}`,
    },
    '&:disabled': { color: vars.color.text.disabled, background: vars.color.bg.canvas, cursor: 'default' },
  },
});

export const cardTitle = style({
  ...typeStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  selectors: { '[data-state="checked"] &': { fontWeight: vars.weight.strong } },
});

export const cardText = style({ ...typeStyle('caption'), color: vars.color.text.secondary });
