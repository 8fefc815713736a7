import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.md}`;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  blockSize: '100%',
});

export const scroll = style({
  overflowY: 'auto',
  padding: vars.space[32],
  '@media': { [narrow]: { padding: vars.space[16] } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  maxInlineSize: vars.measure[880],
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.layout.footer,
  paddingInline: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  background: vars.color.bg.surface,
  '@media': { [narrow]: { paddingInline: vars.space[16] } },
});

/** Names the changed fields where there is room for them. */
export const names = style({ minInlineSize: 0, '@media': { [narrow]: { display: 'none' } } });

/** The same mark the changed labels carry. */
export const dot = style({
  flex: 'none',
  inlineSize: vars.mark[6],
  blockSize: vars.mark[6],
  borderRadius: vars.radius.full,
  background: vars.color.status.warning.text,
});

export const keys = style({
  marginInlineStart: vars.space[8],
  fontFamily: vars.font.mono,
  fontSize: vars.type.caption.size,
  fontWeight: vars.weight.regular,
  '@media': { [narrow]: { display: 'none' } },
});
