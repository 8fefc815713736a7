import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { quickChange, typeStyle } from '../private/styles.ts';

/** 0 to 1: where a mark stands. */
export const place = createVar();

const thumbSize = vars.space[20];

export const frame = style({ display: 'grid', gap: vars.space[4], inlineSize: '100%', minInlineSize: 0 });

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[16], minBlockSize: vars.size.md });

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.icon.lg,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.border.default,
  '@media': { [forced]: { outline: '1px solid' } },
});

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent.solid,
  '@media': { [forced]: { background: 'Highlight' } },
  selectors: { '[data-disabled] &': { background: vars.color.text.disabled } },
});

export const thumb = style({
  display: 'block',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  transition: quickChange,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(-1 * ${vars.space[12]})` },
    '&:hover': { boxShadow: `0 0 0 ${vars.space[4]} ${vars.color.bg.selected}` },
    '&[data-disabled]': { borderColor: vars.color.text.disabled, boxShadow: 'none' },
  },
});

export const figure = style({
  ...typeStyle('body'),
  flex: 'none',
  minInlineSize: '3.5em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const marks = style({ position: 'relative', display: 'block', blockSize: vars.type.caption.line });

/** A mark stands under the middle of the thumb, whose way is shorter than the track by its own width. */
export const mark = style({
  ...typeStyle('caption'),
  position: 'absolute',
  insetInlineStart: `calc(${thumbSize} / 2 + ${place} * (100% - ${thumbSize}))`,
  translate: '-50% 0',
  color: vars.color.text.tertiary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-edge="start"]': { insetInlineStart: 0, translate: 'none' },
    '&[data-edge="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
  },
});
