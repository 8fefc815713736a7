import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@tinystar/tokens';

const steps = [2, 4, 8, 12, 16, 20, 24, 32, 40, 56, 72] as const;

const gap = Object.fromEntries([[0, { gap: 0 }], ...steps.map((step) => [step, { gap: vars.space[step] }])]) as Record<
  0 | (typeof steps)[number],
  { gap: string | number }
>;

const align = {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
} as const;

/** How far apart the children of the stack around are: a page's head makes up for it. */
export const between = createVar();

const stackGap = Object.fromEntries(
  Object.entries(gap).map(([step, style]) => [
    step,
    { ...style, vars: { [between]: style.gap === 0 ? '0px' : String(style.gap) } },
  ]),
) as Record<keyof typeof gap, { gap: string | number; vars: Record<string, string> }>;

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: { gap: stackGap, align, grow: { true: { flex: 1, minBlockSize: 0 } } },
});

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap,
    align,
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' } },
    grow: { true: { flex: 1 } },
  },
});

export const smallest = createVar();
export const count = createVar();

export const grid = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    gap,
    fit: {
      columns: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      cards: { gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))` },
    },
  },
});

export const grow = style({ flex: 1, minInlineSize: 0 });
