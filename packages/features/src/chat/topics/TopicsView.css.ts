import { vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { day as dayName } from '../../shared/TalkLine.css.ts';

export const panel = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  padding: `${vars.space[12]} ${vars.space[16]}`,
});
globalStyle(`${tools} > :first-child`, { flex: 1, minInlineSize: 0 });

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: `0 ${vars.space[12]} ${vars.space[16]}`,
});

export const day = style([dayName, { padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[4]}` }]);

export const items = style({ display: 'grid', gap: vars.space[2], listStyle: 'none', margin: 0, padding: 0 });

export const item = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minInlineSize: 0,
    padding: `${vars.space[4]} ${vars.space[8]}`,
    borderRadius: vars.radius.control,
  },
  variants: {
    current: {
      true: { background: vars.color.bg.selected },
      false: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
    },
  },
});

/** The whole row presses it; the menu lies above. */
export const pick = style({
  display: 'grid',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
  padding: `${vars.space[4]} 0`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control } },
});

export const end = style({ position: 'relative', zIndex: 1, flex: 'none' });

export const rename = style({ display: 'flex', alignItems: 'center', gap: vars.space[4], flex: 1, minInlineSize: 0 });
globalStyle(`${rename} > :first-child`, { flex: 1, minInlineSize: 0 });

export const head = style({ display: 'flex', gap: vars.space[8], justifyContent: 'space-between', minInlineSize: 0 });

export const mark = style({ background: 'none', color: vars.color.text.accent, fontWeight: vars.weight.strong });

export const words = style({ padding: `${vars.space[12]} ${vars.space[8]}` });

/** At the foot of the list, where it stays until the list is left. */
export const removed = style({
  flex: 'none',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
