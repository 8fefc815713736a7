import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';

const narrow = `screen and ${queries.below.md}`;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  background: vars.color.bg.surface,
});

const side = { paddingInline: vars.space[24], '@media': { [narrow]: { paddingInline: vars.space[16] } } } as const;

export const head = style({
  ...side,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

/** The axis of the text: messages, questions and the box begin at its left edge. */
export const column = style({
  inlineSize: `min(${vars.layout.chat}, 100% - 2 * ${vars.space[24]})`,
  marginInline: 'auto',
  '@media': { [narrow]: { inlineSize: `calc(100% - 2 * ${vars.space[16]})` } },
});

export const body = style({ position: 'relative', flex: 1, minBlockSize: 0 });

/** As wide as the page, so that it cuts off no ring of what has the focus. */
export const start = style({ blockSize: '100%', overflowY: 'auto', paddingBlock: vars.space[40] });

export const turn = style([
  column,
  {
    display: 'grid',
    // A column of itself grows with a line of code that never breaks.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    minInlineSize: 0,
    paddingBlock: vars.space[16],
  },
]);

export const dots = style({ display: 'flex', alignItems: 'center', blockSize: vars.type.prose.line });

export const foot = style({ paddingBlock: vars.space[16] });
