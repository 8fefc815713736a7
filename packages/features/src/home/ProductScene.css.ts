import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { wide } from './page.css.ts';
import { typed } from './type.ts';

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.dialog,
  '@media': { [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.measure[496]}`, blockSize: vars.measure[480] } },
});

export const chat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[20],
  minInlineSize: 0,
  '@media': { [wide]: { paddingInline: vars.space[32] } },
});

export const head = style({
  ...typed('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  blockSize: vars.layout.header,
  flex: 'none',
  color: vars.color.text.primary,
});
export const grow = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const quiet = style({ display: 'flex', gap: vars.space[16], color: vars.color.text.tertiary });

export const answer = style({
  ...typed('prose'),
  display: 'grid',
  gap: vars.space[8],
  color: vars.color.text.primary,
});
export const strong = style({ fontWeight: vars.weight.strong });

const pillShape = {
  ...typed('caption'),
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.space[20],
  blockSize: vars.icon.md,
  marginInline: vars.space[2],
  borderRadius: vars.radius.tag,
  fontWeight: vars.weight.strong,
  verticalAlign: '0.1em',
} as const;
export const pill = style({ ...pillShape, background: vars.color.bg.selected, color: vars.color.text.accent });
export const pillOn = style({ ...pillShape, background: vars.color.accent.solid, color: vars.color.text.onAccent });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });
const chipShape = {
  ...typed('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.size.sm,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
} as const;
export const chip = style({ ...chipShape, border: `1px solid ${vars.color.border.subtle}` });
export const chipOn = style({
  ...chipShape,
  border: `1px solid ${vars.color.accent.solid}`,
  background: vars.color.bg.accentSoft,
});
export const place = style({ color: vars.color.text.secondary });
export const number = style({ fontWeight: vars.weight.strong, color: vars.color.text.accent });

/** What only the wide picture has room for. */
export const onWide = style({
  display: 'none',
  '@media': { [wide]: { display: 'grid', gap: vars.space[12], marginBlockStart: 'auto' } },
});
export const question = style({
  ...chipShape,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.full,
  color: vars.color.text.secondary,
});
export const composer = style({
  ...typed('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  padding: vars.space[8],
  paddingInlineStart: vars.space[20],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.composer,
  color: vars.color.text.tertiary,
});
export const send = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.md,
  blockSize: vars.size.md,
  borderRadius: vars.radius.full,
  background: vars.color.bg.sunken,
});

export const reader = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.color.bg.sunken,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  '@media': { [wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.border.subtle}` } },
});
export const readerHead = style({
  ...typed('label'),
  display: 'none',
  alignItems: 'center',
  gap: vars.space[8],
  blockSize: vars.layout.header,
  flex: 'none',
  paddingInline: vars.space[20],
  color: vars.color.text.primary,
  background: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [wide]: { display: 'flex' } },
});
export const pageNumber = style({
  ...typed('body'),
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const desk = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  padding: vars.space[16],
  paddingBlockEnd: 0,
  '@media': { [wide]: { paddingInline: vars.space[40], paddingBlockStart: vars.space[24] } },
});
/** Paper stays paper in the dark. */
export const paper = style({
  ...typed('caption'),
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  background: vars.color.paper.ground,
  color: vars.color.paper.text,
  border: `1px solid ${vars.color.paper.border}`,
  borderBlockEnd: 0,
  borderStartStartRadius: vars.radius.tag,
  borderStartEndRadius: vars.radius.tag,
  '@media': { [wide]: { minBlockSize: '100%', padding: vars.space[32], alignContent: 'start' } },
});
export const paperHead = style({
  display: 'none',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space[8],
  marginBlockEnd: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.paper.border}`,
  '@media': { [wide]: { display: 'flex' } },
});
export const paperTitle = style({ ...typed('label') });
export const paperMore = style({ display: 'none', '@media': { [wide]: { display: 'block', margin: 0 } } });
export const cited = style({
  position: 'relative',
  margin: 0,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.tag,
  // As the source viewer marks it: on paper, in both themes.
  background: `color-mix(in srgb, ${vars.color.accent.bright} 16%, transparent)`,
  borderInlineStart: `2px solid ${vars.color.accent.solid}`,
});
export const badge = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space[8]})`,
  insetInlineEnd: `calc(-1 * ${vars.space[8]})`,
});
export const table = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '3fr 2fr 3fr',
      gap: '1px',
      padding: '1px',
      background: vars.color.paper.border,
    },
  },
});
export const cell = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[8],
  background: vars.color.paper.ground,
});
export const cellHead = style({ fontWeight: vars.weight.strong });
