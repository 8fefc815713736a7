import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { groundChange, typeStyle } from '../private/styles.ts';

/** The box of every text control: the border tells the state, the ring only tells focus. */
export const box = recipe({
  base: {
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space[12],
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    color: vars.color.text.primary,
    transition: groundChange,
    selectors: {
      '&:hover:not(:has(input:disabled, textarea:disabled))': { borderColor: vars.color.text.tertiary },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.status.danger.text },
      '&:has(input:focus-visible, textarea:focus-visible)': {
        outline: `${vars.focusRing.width} solid ${vars.color.focus}`,
        outlineOffset: vars.focusRing.gap,
      },
      '&:has([readonly])': { background: vars.color.bg.canvas, borderColor: vars.color.border.default },
      '&:has(input:disabled, textarea:disabled)': {
        background: vars.color.bg.canvas,
        borderColor: vars.color.border.subtle,
        color: vars.color.text.disabled,
      },
    },
  },
  variants: {
    size: {
      sm: { blockSize: vars.size.sm },
      md: { blockSize: vars.size.md },
      lg: { blockSize: vars.size.lg },
    },
  },
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 10em ${vars.color.bg.surface}`,
      WebkitTextFillColor: vars.color.text.primary,
    },
  },
});

export const affix = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space[4],
  color: vars.color.text.tertiary,
});

/** Divided from the text by a hairline. */
export const prefix = style({
  flex: 'none',
  paddingInlineEnd: vars.space[8],
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  color: vars.color.text.secondary,
});

/** Lets a button stand inside the box without widening its padding. */
export const endButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[4],
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
});

export const counter = recipe({
  base: { ...typeStyle('caption'), flex: 'none', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    state: { within: { color: vars.color.text.tertiary }, over: { color: vars.color.status.danger.text } },
  },
});
