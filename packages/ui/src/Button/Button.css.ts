import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';
import { forced, forcedRing } from '../private/forced.ts';
import { bareButton, quickChange, typeStyle } from '../private/styles.ts';

export const tones = ['neutral', 'accent', 'danger'] as const;
export const emphases = ['solid', 'soft', 'outline', 'quiet'] as const;
export type Tone = (typeof tones)[number];
export type Emphasis = (typeof emphases)[number];

const { accent, bg, border, status, text } = vars.color;
const danger = status.danger;

interface Surface {
  ground: string;
  ink: string;
  hover: string;
  active: string;
  line?: string;
}

const blend = (colour: string, share: number, into: string = bg.surface) =>
  `color-mix(in oklab, ${colour} ${share}%, ${into})`;

const surfaces: Record<Tone, Record<Emphasis, Surface>> = {
  neutral: {
    solid: { ground: text.primary, ink: bg.surface, hover: text.secondary, active: text.secondary },
    soft: { ground: bg.hover, ink: text.primary, hover: bg.pressed, active: bg.pressed },
    outline: { ground: bg.surface, ink: text.primary, hover: bg.hover, active: bg.pressed, line: border.default },
    quiet: { ground: 'transparent', ink: text.secondary, hover: bg.hover, active: bg.pressed },
  },
  accent: {
    solid: { ground: accent.solid, ink: text.onAccent, hover: accent.solidHover, active: accent.solidActive },
    soft: { ground: bg.accentSoft, ink: text.accent, hover: bg.selected, active: bg.selected },
    outline: { ground: bg.surface, ink: text.accent, hover: bg.accentSoft, active: bg.selected, line: accent.solid },
    quiet: { ground: 'transparent', ink: text.accent, hover: bg.accentSoft, active: bg.selected },
  },
  danger: {
    solid: {
      ground: danger.solid,
      ink: danger.onSolid,
      hover: blend(danger.solid, 88, text.primary),
      active: blend(danger.solid, 76, text.primary),
    },
    soft: {
      ground: danger.soft,
      ink: danger.text,
      hover: blend(danger.text, 8, danger.soft),
      active: blend(danger.text, 8, danger.soft),
    },
    outline: { ground: bg.surface, ink: danger.text, hover: danger.soft, active: danger.soft, line: danger.text },
    quiet: { ground: 'transparent', ink: danger.text, hover: danger.soft, active: danger.soft },
  },
};

/** `clip` and not `hidden`: `hidden` makes a scroll container, and the browser keeps a layer for each. */
const clipped = { overflow: 'clip', textOverflow: 'ellipsis' } as const;

const live = '&:not([aria-disabled="true"]):not(:disabled)';

export const button = recipe({
  base: {
    ...bareButton,
    ...typeStyle('label'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    transition: quickChange,
    '@media': { [forced]: { selectors: { '&[aria-pressed="true"]': forcedRing } } },
    selectors: {
      '&[aria-disabled="true"], &:disabled': { cursor: 'default' },
      '&[aria-busy="true"]': { position: 'relative' },
      '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled': {
        color: text.disabled,
        borderColor: border.subtle,
        background: bg.canvas,
      },
    },
  },
  variants: {
    tone: { neutral: {}, accent: {}, danger: {} },
    emphasis: {
      solid: {},
      soft: {},
      outline: {},
      quiet: {
        selectors: {
          '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled': {
            borderColor: 'transparent',
            background: 'transparent',
          },
        },
      },
    },
    size: {
      // Fingers get what designers call a target, and the words stay where they are.
      sm: {
        blockSize: vars.size.sm,
        paddingInline: vars.space[12],
        gap: vars.space[4],
        '@media': { '(pointer: coarse)': { blockSize: vars.size.lg } },
      },
      md: { blockSize: vars.size.md, paddingInline: vars.space[16], gap: vars.space[8] },
      lg: { blockSize: vars.size.lg, paddingInline: vars.space[24], gap: vars.space[8] },
    },
    shape: {
      label: {},
      // A button with words alone needs no inner box: native buttons centre text, and long lists stay lighter.
      words: { display: 'inline-block', ...clipped },
      square: { paddingInline: 0, aspectRatio: '1' },
      round: { paddingInline: 0, aspectRatio: '1', borderRadius: vars.radius.full },
      block: { inlineSize: '100%' },
      wordsBlock: { display: 'inline-block', inlineSize: '100%', ...clipped },
    },
  },
  compoundVariants: tones.flatMap((tone) =>
    emphases.map((emphasis) => {
      const { ground, ink, hover, active, line } = surfaces[tone][emphasis];
      return {
        variants: { tone, emphasis },
        style: {
          background: ground,
          color: ink,
          borderColor: line ?? 'transparent',
          selectors: {
            [`${live}:hover`]: {
              background: hover,
              ...(tone === 'neutral' && emphasis === 'quiet' ? { color: text.primary } : {}),
            },
            [`${live}:active`]: { background: active },
            '&[aria-pressed="true"]': { background: bg.accentSoft, color: text.accent },
          },
        },
      };
    }),
  ),
});

/** `minInlineSize: 0` lets the box become narrower than its words, so that they are clipped. */
export const label = style({ ...clipped, minInlineSize: 0 });

/** Keeps the words in place and in the accessible name while the spinner stands over them. */
export const veiled = style({
  minInlineSize: 0,
  display: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  opacity: 0,
});

export const over = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
