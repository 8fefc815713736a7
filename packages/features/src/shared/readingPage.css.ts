import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

/** A page outside of the console that is there to be read: its frame, the line above, and the measure of prose. */
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
  flexWrap: 'wrap',
  gap: vars.space[16],
  paddingBlock: vars.space[16],
  paddingInline: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
});

export const text = style({
  inlineSize: `min(100% - 2 * ${vars.space[20]}, ${vars.layout.chat})`,
  marginInline: 'auto',
  paddingBlock: vars.space[40],
});
