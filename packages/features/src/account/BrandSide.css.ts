import { queries, vars } from '@tinystar/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';

const wide = `screen and ${queries.from.lg}`;

export const side = style({
  display: 'none',
  flexDirection: 'column',
  gap: vars.space[40],
  overflow: 'hidden',
  paddingBlock: vars.space[40],
  paddingInline: vars.space[56],
  background: vars.color.bg.accentSoft,
  borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': { [wide]: { display: 'flex' } },
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
});

export const scene = style({
  position: 'relative',
  display: 'grid',
  marginBlockStart: 'auto',
  inlineSize: '100%',
  maxInlineSize: vars.measure[488],
});

const paper = {
  background: vars.color.bg.surface,
  borderRadius: vars.radius.control,
  boxShadow: vars.depth.overlay,
} as const;

/** A second sheet that peeks out behind the first. */
export const behind = style({
  ...paper,
  position: 'absolute',
  insetBlock: `${vars.space[24]} ${vars.space[56]}`,
  insetInlineStart: `calc(-1 * ${vars.space[20]})`,
  inlineSize: '54%',
  rotate: '-5deg',
  opacity: 0.6,
});

export const sheet = style({
  ...paper,
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[16],
  inlineSize: '54%',
  minBlockSize: vars.measure[336],
  paddingBlock: vars.space[32],
  paddingInline: `calc(${vars.space[24]} + ${vars.space[4]})`,
});

export const paragraph = style({ display: 'grid', gap: `calc(${vars.space[8]} + ${vars.space[2]})` });

export const line = recipe({
  base: { blockSize: vars.mark[6], borderRadius: vars.radius.full, background: vars.color.border.subtle },
  variants: {
    width: {
      full: { inlineSize: '100%' },
      most: { inlineSize: '92%' },
      half: { inlineSize: '66%' },
      short: { inlineSize: '46%' },
      title: { inlineSize: '54%', background: vars.color.text.disabled },
    },
  },
});

export type LineWidth = NonNullable<NonNullable<RecipeVariants<typeof line>>['width']>;

export const short = style({ inlineSize: '60%' });

export const cited = style({
  position: 'relative',
  display: 'grid',
  gap: `calc(${vars.space[8]} + ${vars.space[2]})`,
  padding: vars.space[12],
  paddingBlockEnd: vars.space[20],
  marginInline: `calc(-1 * ${vars.space[12]})`,
  borderRadius: vars.radius.tag,
  background: vars.color.bg.selected,
  borderInlineStart: `2px solid ${vars.color.accent.bright}`,
});
export const citedLine = style({
  blockSize: vars.mark[6],
  borderRadius: vars.radius.full,
  background: vars.color.accent.bright,
});

/** From the cited passage to the answer that quotes it. */
export const thread = style({
  position: 'absolute',
  insetBlockStart: '46%',
  insetInlineStart: `calc(100% - ${vars.space[4]} - ${vars.space[2]})`,
  inlineSize: vars.measure[92],
  overflow: 'visible',
  fill: vars.color.accent.bright,
});
globalStyle(`${thread} path`, {
  fill: 'none',
  stroke: vars.color.accent.bright,
  strokeWidth: 2,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
});

export const answer = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[12],
  justifySelf: 'end',
  inlineSize: '60%',
  marginBlockStart: `calc(-1 * ${vars.measure[128]})`,
  paddingBlock: vars.space[16],
  paddingInline: vars.space[20],
  background: vars.color.bg.surface,
  borderRadius: vars.radius.dialog,
  borderEndStartRadius: vars.radius.tag,
  boxShadow: vars.depth.overlay,
});

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});

export const chip = style({
  paddingInline: `calc(${vars.space[4]} + ${vars.space[2]})`,
  marginInline: vars.space[2],
  fontSize: vars.type.caption.size,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.tag,
  background: vars.color.bg.selected,
  color: vars.color.text.accent,
});

export const pitch = style({ display: 'grid', gap: vars.space[12], marginBlockEnd: 'auto' });
export const phrase = style({ display: 'block' });
