import { style } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { oneLine, typeStyle } from '../private/styles.ts';

export const list = style({ display: 'grid' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[12],
  minBlockSize: vars.space[56],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const middle = style({ display: 'grid', minInlineSize: 0, gap: vars.space[2] });
export const nameLine = style({ ...typeStyle('body'), display: 'flex', minInlineSize: 0 });
export const stem = style({ ...oneLine, selectors: { '[data-cut] > &': { maxInlineSize: 0 } } });
export const tail = style({
  flex: 'none',
  whiteSpace: 'pre',
  selectors: {
    '[data-cut] > &::before': { content: '…' },
    '[data-cut="tail"] > &': { ...oneLine, flex: '0 1 auto' },
  },
});
export const note = style({
  ...typeStyle('caption'),
  color: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
});
export const fault = style({ ...typeStyle('caption'), color: vars.color.status.danger.text });
export const doubt = style({ ...typeStyle('caption'), color: vars.color.status.warning.text });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  paddingBlockStart: vars.space[4],
});
export const acts = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
