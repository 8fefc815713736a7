import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { typeStyle } from '../private/styles.ts';

export const frame = recipe({
  base: { ...typeStyle('body'), display: 'grid', margin: 0, minInlineSize: 0 },
  variants: {
    layout: {
      rows: { gap: vars.space[12] },
      spread: { gap: vars.space[8] },
      grid: {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.measure[224]}), 1fr))`,
        columnGap: vars.space[24],
        rowGap: vars.space[16],
      },
    },
  },
});

export const pair = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      rows: {
        display: 'grid',
        gridTemplateColumns: 'minmax(5em, 7em) minmax(0, 1fr)',
        gap: vars.space[16],
      },
      spread: { display: 'flex', justifyContent: 'space-between', gap: vars.space[16] },
      grid: { display: 'grid', gap: vars.space[2] },
    },
  },
});

export const term = style({ color: vars.color.text.secondary, flex: 'none', maxInlineSize: '10em' });

export const value = recipe({
  base: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  variants: { layout: { rows: {}, spread: { textAlign: 'end' }, grid: {} } },
});
