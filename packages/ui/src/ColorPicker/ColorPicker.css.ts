import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { opener } from '../private/opener.css.ts';
import { bareButton, oneLine } from '../private/styles.ts';

/** The colour a swatch or a thumb shows. */
export const paint = createVar();
/** The pure hue under the area. */
export const hue = createVar();

const thumbSize = vars.icon.md;

/** In forced-colours mode the colours are kept, and a border separates them from the background. */
const shown = {
  backgroundColor: paint,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.text.primary} 20%, transparent)`,
  forcedColorAdjust: 'none',
} as const;

export const trigger = style([opener, { fontVariantNumeric: 'tabular-nums' }]);

export const swatch = style({
  ...shown,
  flex: 'none',
  inlineSize: vars.icon.md,
  blockSize: vars.icon.md,
  borderRadius: vars.radius.tag,
});

export const hex = style({ ...oneLine, flex: 1 });

export const panel = style({ display: 'grid', gap: vars.space[12] });

export const area = style({
  position: 'relative',
  blockSize: vars.measure[160],
  borderRadius: vars.radius.control,
  backgroundColor: hue,
  backgroundImage: 'linear-gradient(to top, black, transparent), linear-gradient(to right, white, transparent)',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  forcedColorAdjust: 'none',
});

const knob = {
  backgroundColor: paint,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: '2px solid white',
  borderRadius: vars.radius.full,
  boxShadow: vars.depth.overlay,
  forcedColorAdjust: 'none',
} as const;

/** The inputs inside a thumb are invisible, so the thumb shows the focus ring. */
const focused = { outline: `${vars.focusRing.width} solid ${vars.color.focus}`, outlineOffset: vars.focusRing.gap };

export const areaThumb = style({
  ...knob,
  selectors: { '&:has(:focus-visible)': focused },
});

export const hueRoot = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.icon.lg,
  cursor: 'pointer',
  touchAction: 'none',
  userSelect: 'none',
});

export const hueTrack = style({
  flex: 1,
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  background: 'linear-gradient(to right in hsl longer hue, red, red)',
  forcedColorAdjust: 'none',
});

export const hueThumb = style({
  ...knob,
  insetBlockStart: '50%',
  backgroundColor: hue,
  selectors: { '&:has(:focus-visible)': focused },
});

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const preset = recipe({
  base: { ...bareButton, ...shown, inlineSize: vars.size.sm, blockSize: vars.size.sm, borderRadius: vars.radius.full },
  variants: {
    chosen: {
      true: {
        outline: `2px solid ${vars.color.text.primary}`,
        outlineOffset: '2px',
        selectors: { '&:focus-visible': { outlineColor: vars.color.focus } },
      },
    },
  },
});
