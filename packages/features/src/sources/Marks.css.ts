import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const tint = (share: number) => `color-mix(in srgb, ${vars.color.accent.bright} ${share}%, transparent)`;

/** Exactly the block; the outline stands outside of it. */
export const mark = recipe({
  base: { position: 'absolute', borderRadius: vars.radius.tag, pointerEvents: 'none' },
  variants: {
    state: {
      current: { background: tint(16), outline: `2px solid ${vars.color.accent.solid}`, outlineOffset: 2 },
      other: { background: tint(12) },
      region: { outline: `1px solid ${tint(70)}` },
    },
  },
});

/** A word that was read from a picture and may be wrong. */
export const doubtful = style({
  position: 'absolute',
  borderBlockEnd: `2px dashed ${vars.color.status.warning.solid}`,
  pointerEvents: 'none',
});

export const badge = recipe({
  base: {
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${vars.space[8]})`,
    insetBlockStart: 0,
    minInlineSize: vars.mark[18],
    blockSize: vars.mark[18],
    borderRadius: vars.radius.tag,
    fontSize: vars.type.caption.size,
    lineHeight: vars.mark[18],
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  variants: {
    state: {
      current: { background: vars.color.accent.solid, color: vars.color.text.onAccent },
      other: { background: vars.color.bg.selected, color: vars.color.text.accent },
    },
  },
});
