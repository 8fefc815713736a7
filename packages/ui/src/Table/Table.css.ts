import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { quickChange, typeStyle } from '../private/styles.ts';

export const frame = style({ display: 'grid', minInlineSize: 0 });

export const scroller = style({ overflowX: 'auto', minInlineSize: 0, position: 'relative' });

export const table = style({ ...typeStyle('body'), inlineSize: '100%', borderCollapse: 'collapse' });

export const width = createVar();
export const least = createVar();

const align = {
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
} as const;

export const headCell = recipe({
  base: {
    ...typeStyle('caption'),
    fontWeight: vars.weight.strong,
    blockSize: vars.layout.tableHead,
    paddingInline: vars.space[12],
    color: vars.color.text.secondary,
    background: vars.color.bg.canvas,
    borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
    whiteSpace: 'nowrap',
    inlineSize: width,
    minInlineSize: least,
  },
  variants: { align, tight: { true: { inlineSize: vars.space[40], paddingInlineEnd: 0 } } },
});

export const row = recipe({
  base: { transition: quickChange, borderBlockEnd: `1px solid ${vars.color.border.subtle}` },
  variants: {
    state: {
      rest: { ':hover': { background: vars.color.bg.hover } },
      selected: { background: vars.color.bg.accentSoft },
    },
    pressable: { true: { cursor: 'pointer' } },
  },
});

export const cell = recipe({
  base: {
    blockSize: vars.layout.tableRow,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[4],
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
  },
  variants: {
    align /** Shares what the fixed columns leave, and cuts long text instead of pushing them out. */,
    flexible: { true: { maxInlineSize: 0 } },
    tight: { true: { inlineSize: vars.space[40], paddingInlineEnd: 0 } },
  },
});

export const actions = style({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: vars.space[4] });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[12],
  minBlockSize: vars.layout.subheader,
});

export const chosen = style({
  ...typeStyle('body'),
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});
