import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100%',
  background: vars.color.bg.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const who = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

/** The measure of prose. */
export const text = style({
  inlineSize: `min(100% - 2 * ${vars.space[20]}, ${vars.layout.chat})`,
  marginInline: 'auto',
  paddingBlock: vars.space[40],
});

/** An answer that is no Markdown keeps its lines. */
export const plain = style({ whiteSpace: 'pre-wrap' });

export const source = style({ scrollMarginBlockStart: vars.space[16], whiteSpace: 'pre-line' });
