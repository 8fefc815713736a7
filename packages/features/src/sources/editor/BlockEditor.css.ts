import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.lg}`;

export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.bg.surface,
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[8],
  flex: 'none',
  minBlockSize: vars.layout.subheader,
  paddingInline: vars.space[16],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const name = style({ flex: 1, minInlineSize: vars.measure[120] });

export const body = style({
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  '@media': { [narrow]: { flexDirection: 'column', overflowY: 'auto' } },
});

export const canvas = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  '@media': { [narrow]: { flex: 'none', blockSize: '60dvh' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  inlineSize: vars.measure[384],
  minBlockSize: 0,
  borderInlineStart: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [narrow]: {
      inlineSize: '100%',
      blockSize: '80dvh',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const sideHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[8],
  flex: 'none',
  padding: `${vars.space[12]} ${vars.space[16]} 0`,
});

export const inspector = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[16],
  flex: 'none',
  maxBlockSize: '60%',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const quiet = style({ padding: vars.space[16], borderBlockStart: `1px solid ${vars.color.border.subtle}` });

export const edges = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] });

export const hint = style({ flex: 'none', padding: `${vars.space[8]} ${vars.space[16]}` });
