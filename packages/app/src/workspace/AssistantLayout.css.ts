import { queries, values, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minBlockSize: 0,
  // What the page lays over itself, such as a document that is looked at, leaves the trial beside it free.
  '@media': { [queries.from.lg]: { contain: 'layout' } },
});

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: vars.layout.subheader,
  paddingInline: vars.space[24],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const body = recipe({
  base: { flex: 1, minBlockSize: 0 },
  variants: { framed: { true: { overflowY: 'auto', padding: vars.space[24] }, false: {} } },
});

/** Pixels that a source takes beside the trial. Read here, while the app is built, so that the page loads no table of numbers. */
export const sourceWidth = values.layout.drawerLg;
