import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { queries, vars } from '@tinystar/tokens';
import { forcedEdge } from '../private/forced.ts';
import { typeStyle } from '../private/styles.ts';

export const column = createVar();
export const line = createVar();

const wide = queries.from[480];
const gap = vars.space[4];

export const frame = style({ display: 'grid', gap: vars.space[12], containerType: 'inline-size', minInlineSize: 0 });

export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gridAutoRows: vars.size.md,
  gap,
  inlineSize: '100%',
  maxInlineSize: vars.measure[704],
  marginInline: 'auto',
  outline: 'none',
  '@container': { [wide]: { gridAutoRows: vars.size.lg } },
});

export const row = style({ display: 'contents' });

export const tile = style({
  ...typeStyle('caption'),
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  borderRadius: vars.radius.tag,
  cursor: 'default',
  '@media': forcedEdge,
});

/** A province whose records are listed somewhere: the tile leads there. */
export const way = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  color: 'inherit',
  textDecoration: 'none',
});

export const name = style({
  display: 'none',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@container': { [wide]: { display: 'block' } },
});

export const brief = style({ '@container': { [wide]: { display: 'none' } } });

export const value = style({
  display: 'none',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { display: 'block' } },
});

const ramp = vars.color.ramp;

export const step = styleVariants({
  0: { background: vars.color.bg.sunken, color: vars.color.text.tertiary },
  1: { background: ramp[1].ground, color: ramp[1].text },
  2: { background: ramp[2].ground, color: ramp[2].text },
  3: { background: ramp[3].ground, color: ramp[3].text },
  4: { background: ramp[4].ground, color: ramp[4].text },
  5: { background: ramp[5].ground, color: ramp[5].text },
});

const track = `((100% + ${gap}) / 9)`;

/** Beside the tile it speaks of, on the side where there is room. */
export const tip = styleVariants({
  before: {
    insetInlineStart: `calc((${column} - 1) * ${track})`,
    insetBlockStart: `calc((${line} - 1) * 12.5%)`,
    translate: `calc(-100% - ${gap})`,
  },
  after: { insetInlineStart: `calc(${column} * ${track})`, insetBlockStart: `calc((${line} - 1) * 12.5%)` },
});

export const scale = style({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const least = style({ marginInlineStart: vars.space[16] });

export const swatch = style({
  inlineSize: vars.icon.md,
  blockSize: vars.space[12],
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});

export const note = style({
  ...typeStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[12],
  margin: 0,
  color: vars.color.text.secondary,
});
