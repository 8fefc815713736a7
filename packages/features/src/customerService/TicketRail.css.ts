import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** The open tickets stand beside the conversation where there is room for both. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: `${vars.measure[256]} minmax(0, 1fr)`,
  gap: vars.space[16],
  blockSize: '100%',
  minBlockSize: vars.measure[384],
  '@media': { [`screen and ${queries.below.xl}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  overflow: 'hidden',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  '@media': { [`screen and ${queries.below.xl}`]: { display: 'none' } },
});

export const head = style({ padding: `${vars.space[12]} ${vars.space[16]}` });

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  margin: 0,
  padding: `0 ${vars.space[8]} ${vars.space[12]}`,
  listStyle: 'none',
});

export const item = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[8],
    borderRadius: vars.radius.control,
  },
  variants: {
    current: {
      true: { background: vars.color.bg.selected },
      false: { selectors: { '&:hover': { background: vars.color.bg.hover } } },
    },
  },
});

/** The whole row presses the link of the name. */
export const words = style({ display: 'grid', minInlineSize: 0 });
globalStyle(`${words} a::after`, { content: '', position: 'absolute', inset: 0 });

export const rest = style({ padding: vars.space[16] });
