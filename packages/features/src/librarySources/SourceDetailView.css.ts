import { queries, vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wide = `source ${queries.from.lg}`;

export const screen = style({ containerType: 'inline-size', containerName: 'source' });

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minInlineSize: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  columnGap: vars.space[12],
  minInlineSize: 0,
});

export const address = style({ ...oneLine, display: 'block' });

/** The runs, and beside them what the chosen one did; in less room under each other. */
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[24],
  '@container': { [wide]: { gridTemplateColumns: `${vars.measure[320]} minmax(0, 1fr)` } },
});

export const runs = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  // Room for the focus ring, which a scroll box would cut off.
  padding: vars.space[4],
  listStyle: 'none',
  // However many there are, what one of them did is not far below.
  maxBlockSize: '40dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '@container': { [wide]: { maxBlockSize: 'none', overflowY: 'visible' } },
});

export const run = recipe({
  base: {
    display: 'grid',
    gap: vars.space[4],
    inlineSize: '100%',
    padding: vars.space[12],
    border: `1px solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.color.bg.surface,
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.border.control } },
  },
  variants: {
    chosen: { true: { borderColor: vars.color.accent.solid, background: vars.color.bg.accentSoft } },
  },
});

export const removals = style({ display: 'grid', gap: vars.space[4], margin: 0, paddingInlineStart: vars.space[20] });

export const removal = style({ overflowWrap: 'anywhere' });

/** One line of a cell. */
export const line = style({ ...oneLine, display: 'block' });
