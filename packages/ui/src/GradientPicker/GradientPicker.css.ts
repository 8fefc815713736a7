import { createVar, style } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forcedMark } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const angle = createVar();
export const from = createVar();
export const to = createVar();

export const frame = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0, containerType: 'inline-size' });

export const preview = style({
  blockSize: vars.space[56],
  borderRadius: vars.radius.control,
  backgroundImage: `linear-gradient(${angle}, ${from}, ${to})`,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.text.primary} 20%, transparent)`,
  forcedColorAdjust: 'none',
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[8],
  '@container': {
    [queries.from[512]]: { gridTemplateColumns: `minmax(0, 1fr) auto minmax(0, 1fr) ${vars.measure[192]}` },
  },
});

export const part = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const name = style({ ...typeStyle('caption'), color: vars.color.text.secondary });

export const turning = style({
  display: 'grid',
  gap: vars.space[4],
  gridColumn: '1 / -1',
  '@container': { [queries.from[512]]: { gridColumn: 'auto', marginInlineStart: vars.space[8] } },
});

export const turn = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });

export const dial = style({
  position: 'relative',
  flex: 'none',
  inlineSize: vars.size.md,
  blockSize: vars.size.md,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  rotate: angle,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: vars.space[2],
      insetInlineStart: '50%',
      translate: '-50% 0',
      inlineSize: vars.space[8],
      blockSize: vars.space[8],
      borderRadius: vars.radius.full,
      background: vars.color.accent.solid,
      '@media': forcedMark,
    },
    '&[aria-disabled="true"]': { cursor: 'default', borderColor: vars.color.border.subtle },
    '&[aria-disabled="true"]::after': { background: vars.color.text.disabled },
  },
});
