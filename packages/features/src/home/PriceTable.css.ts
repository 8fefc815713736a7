import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { tablet } from './page.css.ts';
import { typed } from './type.ts';

export const tables = style({
  display: 'grid',
  columnGap: vars.space[72],
  rowGap: vars.space[40],
  alignItems: 'start',
  '@media': { [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const cell = {
  paddingBlock: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
} as const;

export const head = style({
  ...typed('caption'),
  ...cell,
  color: vars.color.text.secondary,
  selectors: { '&:last-child': { textAlign: 'end' } },
});
export const what = style({ ...typed('body'), ...cell, fontWeight: 'inherit' });
export const who = style({
  ...typed('caption'),
  display: 'block',
  color: vars.color.text.secondary,
});
export const cost = style({
  ...typed('body'),
  ...cell,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
