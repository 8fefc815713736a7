import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@tinystar/tokens';
import { forced } from '../private/forced.ts';
import { oneLine, typeStyle, variantsOf } from '../private/styles.ts';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a taller chart it keeps its own height.
  alignContent: 'start',
  gap: vars.space[8],
  margin: 0,
  minInlineSize: 0,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.sm,
  minInlineSize: 0,
});

export const title = style({ ...typeStyle('label'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const tools = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[4] });

export const unit = style({
  ...typeStyle('caption'),
  color: vars.color.text.tertiary,
  marginInlineStart: vars.space[8],
});

export const extent = createVar();

export const room = style({ display: 'grid', minBlockSize: extent, alignContent: 'center', minInlineSize: 0 });

export const bones = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space[12], blockSize: extent });

/** Names above, drawing below, with room for the ring around it. */
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
});

/** The cursor moves here. What is drawn never holds the plot wider than its room, so it can shrink again. */
export const plot = style({
  position: 'relative',
  contain: 'inline-size',
  minInlineSize: 0,
  borderRadius: vars.radius.control,
  touchAction: 'pan-y',
  userSelect: 'none',
  outlineOffset: vars.space[2],
});

export const svg = style({ display: 'block', overflow: 'visible' });

/** Contrast themes have a few colours that differ from each other; lines differ by their dashes as well. */
const systemColours = {
  1: 'CanvasText',
  2: 'Highlight',
  3: 'GrayText',
  4: 'LinkText',
  5: 'VisitedText',
  6: 'ActiveText',
  reference: 'GrayText',
} as const;

/** The colour of a series; what is drawn inside takes it by currentColor. */
export const hue = styleVariants({ ...vars.color.chart, reference: vars.color.text.tertiary }, (colour, number) => ({
  color: colour,
  '@media': { [forced]: { color: systemColours[number] } },
}));

export const restHue = style({
  color: vars.color.text.disabled,
  '@media': { [forced]: { color: 'GrayText' } },
});

export const grid = style({ stroke: vars.color.border.subtle, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const baseline = style({ stroke: vars.color.border.control, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const tick = style({
  ...typeStyle('caption'),
  fill: vars.color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const directLabel = style([tick, { fill: vars.color.text.secondary }]);

export const valueLabel = style([tick, { fill: vars.color.text.primary }]);

export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Without colours, series differ by their dashes. */
export const dash = {
  ...styleVariants({ 1: [], 2: [6, 4], 3: [2, 3], 4: [10, 3, 2, 3], 5: [4, 2], 6: [1, 4] }, (pattern) => ({
    '@media': { [forced]: { strokeDasharray: pattern.join(' ') || 'none' } },
  })),
  reference: style({ strokeWidth: 1.5, strokeDasharray: '4 3' }),
};

export const area = style({ fill: 'currentColor', opacity: 0.1 });

export const dot = style({ fill: 'currentColor', stroke: vars.color.bg.surface, strokeWidth: 2 });

export const bar = style({ fill: 'currentColor', transition: `opacity ${vars.motion.fast}` });

export const faded = style({ opacity: 0.35 });

export const arc = style({
  fill: 'currentColor',
  stroke: vars.color.bg.surface,
  strokeWidth: 2,
  transition: `opacity ${vars.motion.fast}`,
  '@media': { [forced]: { stroke: 'Canvas' } },
});

export const cursorLine = style({
  stroke: vars.color.border.control,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const band = style({ fill: vars.color.bg.hover });

/** Ground of labels that are of another kind, such as weekends. */
export const shade = style({ fill: vars.color.bg.hover, opacity: 0.6 });

export const at = createVar();

export const tipCard = style({
  ...typeStyle('caption'),
  position: 'absolute',
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space[2],
  inlineSize: 'max-content',
  maxInlineSize: `min(${vars.measure[256]}, 60vw)`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  color: vars.color.text.primary,
  boxShadow: vars.depth.overlay,
  pointerEvents: 'none',
  '@media': { [forced]: { border: '1px solid CanvasText' } },
});

export const tip = style([tipCard, { insetBlockStart: 0, insetInlineStart: at }]);

export const tipSide = styleVariants({
  before: { translate: `calc(-100% - ${vars.space[12]})` },
  after: { translate: vars.space[12] },
});

export const tipHead = style({ color: vars.color.text.secondary });

export const tipRow = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[8], minInlineSize: 0 });

export const tipName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const tipFigure = style({
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

export const keys = style({
  ...typeStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.secondary,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 });

export const keyName = style(oneLine);

export const tableRoom = style({
  maxBlockSize: `max(${extent}, ${vars.measure[240]})`,
  overflow: 'auto',
  minInlineSize: 0,
});

export const table = style({
  ...typeStyle('body'),
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

const cellBase = {
  paddingInline: vars.space[12],
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  fontWeight: vars.weight.regular,
} as const;

const side = variantsOf({ start: 'start', end: 'end' } as const, (textAlign) => ({
  textAlign,
  whiteSpace: textAlign === 'end' ? ('nowrap' as const) : ('normal' as const),
}));

export const headCell = styleVariants(side, (align) => [
  {
    ...cellBase,
    ...typeStyle('caption'),
    fontWeight: vars.weight.strong,
    position: 'sticky',
    insetBlockStart: 0,
    background: vars.color.bg.surface,
    color: vars.color.text.secondary,
  },
  align,
]);

export const bodyCell = styleVariants(side, (align) => [cellBase, align]);
