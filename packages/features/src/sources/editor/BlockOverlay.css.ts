import { vars } from '@tinystar/tokens';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const tint = (colour: string, share: number) => `color-mix(in srgb, ${colour} ${share}%, transparent)`;
const kind = (colour: string) => ({
  borderColor: tint(colour, 60),
  background: tint(colour, 4),
  selectors: { '&:hover': { borderColor: colour, background: tint(colour, 10) } },
});

/** Over the whole page; draws nothing itself. */
export const layer = recipe({
  base: { position: 'absolute', inset: 0 },
  variants: { drawing: { true: { cursor: 'crosshair', touchAction: 'none' }, false: { pointerEvents: 'none' } } },
});

/** Hue tells the kind, form the state. */
export const box = recipe({
  base: {
    position: 'absolute',
    boxSizing: 'border-box',
    borderWidth: 1,
    borderStyle: 'solid',
    borderRadius: vars.radius.tag,
    pointerEvents: 'auto',
    cursor: 'pointer',
  },
  variants: {
    kind: {
      paragraph: kind(vars.color.block.paragraph),
      table: kind(vars.color.block.table),
      image: kind(vars.color.block.image),
    },
    off: {
      true: {
        backgroundImage: `repeating-linear-gradient(135deg, ${tint(vars.color.paper.text, 18)} 0 1px, transparent 1px ${vars.mark[6]})`,
      },
      false: {},
    },
    change: {
      none: {},
      toggled: {},
      edited: { borderInlineStart: `${vars.mark[3]} solid ${vars.color.status.warning.solid}` },
      added: { borderStyle: 'dashed', borderWidth: 2 },
    },
    selected: {
      true: {
        borderColor: vars.color.accent.solid,
        outline: `1px solid ${vars.color.accent.solid}`,
        boxShadow: `0 0 0 ${vars.space[4]} ${tint(vars.color.accent.bright, 25)}`,
        zIndex: 1,
      },
      false: {},
    },
  },
});

/** In the margin, never on the text. */
export const number = recipe({
  base: {
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${vars.space[4]})`,
    insetBlockStart: 0,
    minInlineSize: vars.mark[18],
    borderRadius: vars.radius.tag,
    background: vars.color.bg.sunken,
    color: vars.color.text.secondary,
    fontSize: vars.type.caption.size,
    lineHeight: vars.mark[18],
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  variants: {
    selected: { true: { background: vars.color.accent.solid, color: vars.color.text.onAccent }, false: {} },
    off: { true: { textDecoration: 'line-through' }, false: {} },
  },
});

export const drawn = style({
  position: 'absolute',
  boxSizing: 'border-box',
  border: `2px dashed ${vars.color.accent.solid}`,
  background: tint(vars.color.accent.bright, 12),
  zIndex: 2,
});

/** A corner one can pull. */
export const handle = style({
  position: 'absolute',
  inlineSize: vars.space[16],
  blockSize: vars.space[16],
  marginInlineStart: `calc(-1 * ${vars.space[8]})`,
  marginBlockStart: `calc(-1 * ${vars.space[8]})`,
  pointerEvents: 'auto',
  touchAction: 'none',
  zIndex: 2,
  '::before': {
    content: '',
    position: 'absolute',
    inset: vars.space[4],
    border: `1px solid ${vars.color.accent.solid}`,
    background: vars.color.paper.ground,
  },
});
