import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const loudness = createVar();

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  paddingBlock: vars.space[12],
  paddingInline: vars.space[16],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.composer,
  background: vars.color.bg.surface,
  color: vars.color.text.secondary,
});

export const live = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.md,
  blockSize: vars.size.md,
  borderRadius: vars.radius.full,
  background: vars.color.bg.selected,
});

export const word = style({
  ...typeStyle('body'),
  flex: `1 1 ${vars.measure[160]}`,
  minInlineSize: 0,
  color: vars.color.text.primary,
});

export const meter = style({
  flex: `1 1 ${vars.measure[128]}`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2px',
  minInlineSize: 0,
  maxInlineSize: vars.measure[384],
  blockSize: vars.size.md,
  overflow: 'hidden',
});

export const bar = style({
  flex: '0 1 auto',
  inlineSize: vars.mark[3],
  minInlineSize: '1px',
  blockSize: loudness,
  minBlockSize: vars.mark[3],
  borderRadius: vars.radius.full,
  background: vars.color.accent.bright,
  transition: `block-size ${vars.motion.fast}`,
  '@media': forcedMark,
});

export const clock = recipe({
  base: { ...typeStyle('body'), fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  variants: {
    soon: { true: { color: vars.color.status.warning.text, fontWeight: vars.weight.strong }, false: {} },
  },
});

export const actions = style({ display: 'flex', gap: vars.space[8], marginInlineStart: 'auto' });
