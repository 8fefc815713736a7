import { colours } from '@tinystar/tokens';
import { contrast } from '../private/contrast.ts';
import { toHex, toOklch, type Oklch } from '../private/oklch.ts';

/** The colour roles that carry the brand, by the names of their CSS variables. */
export type BrandRole =
  | '--color-bg-selected'
  | '--color-bg-accent-soft'
  | '--color-bubble-user'
  | '--color-text-accent'
  | '--color-text-link'
  | '--color-text-on-accent'
  | '--color-focus'
  | '--color-accent-solid'
  | '--color-accent-solid-hover'
  | '--color-accent-solid-active'
  | '--color-accent-bright'
  | '--color-accent-on-bright';

export type BrandColours = Readonly<Record<BrandRole, string>>;

/** A little above what WCAG asks of reading text, for the rounding of the last digit. */
const READ = 4.52;
/** What long text in a bubble has. */
const READ_LONG = 7.02;
const STEP = 0.01;

/** The nearest lightness, on the way to black or white, at which the colour can be read on (or under) all of these. */
function readable(start: Oklch, others: readonly string[], least: number, towards: 'black' | 'white'): Oklch {
  const direction = towards === 'black' ? -STEP : STEP;
  for (let l = start.l; l >= 0 && l <= 1; l += direction) {
    const hex = toHex({ ...start, l });
    if (others.every((other) => contrast(hex, other) >= least)) return { ...start, l };
  }
  return { ...start, l: towards === 'black' ? 0 : 1, c: 0 };
}

/** The colour of a role in the hue of the brand: as light as it was, and no more colourful than it was or the brand is. */
function inHue(brand: Oklch, role: string): Oklch {
  const { l, c } = toOklch(role);
  return { l, c: Math.min(c, brand.c), h: brand.h };
}

/** The next steps of a pressed ground: away from what is written on it, and back where black or white is reached. */
function pressed({ l, ...colour }: Oklch, away: 1 | -1): readonly [hover: string, active: string] {
  const room = away > 0 ? l <= 0.88 : l >= 0.12;
  const step = room ? away * 0.06 : away * -0.04;
  return [toHex({ ...colour, l: l + step }), toHex({ ...colour, l: l + step * 2 })];
}

/**
 * A tenant's colour, #rrggbb, as the colour roles of a theme. Hue stays; lightness gives way until everything that is
 * written in it or on it has 4.5:1. Undefined for what is no such colour: the roles stay as they are.
 */
export function brandColours(hex: string, theme: 'light' | 'dark'): BrandColours | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined;
  const { bg, text, accent, bubble } = colours[theme];
  const brand = toOklch(hex);
  const [page, ink] = theme === 'light' ? (['white', 'black'] as const) : (['black', 'white'] as const);
  const soft = [text.primary, text.secondary];
  const selected = toHex(readable(inHue(brand, bg.selected), soft, READ, page));
  const accentSoft = toHex(readable(inHue(brand, bg.accentSoft), soft, READ, page));
  const user = toHex(readable(inHue(brand, bubble.user), [bubble.userText], READ_LONG, page));
  const grounds = [bg.canvas, bg.surface, bg.raised, bg.sunken, bg.hover, selected, accentSoft, user];
  const word = toHex(readable(brand, grounds, READ, ink));

  const onAccent = toHex(inHue(brand, text.onAccent));
  const solid = readable(brand, [onAccent], READ, ink);
  const [hover, active] = pressed(solid, ink === 'black' ? -1 : 1);
  const bright = inHue({ ...brand, c: Math.max(brand.c, 0.02) }, accent.bright);
  const onBright = readable(inHue(brand, accent.onBright), [toHex(bright)], READ, 'black');
  return {
    '--color-bg-selected': selected,
    '--color-bg-accent-soft': accentSoft,
    '--color-bubble-user': user,
    '--color-text-accent': word,
    '--color-text-link': word,
    '--color-text-on-accent': onAccent,
    '--color-focus': word,
    '--color-accent-solid': toHex(solid),
    '--color-accent-solid-hover': hover,
    '--color-accent-solid-active': active,
    '--color-accent-bright': toHex(bright),
    '--color-accent-on-bright': toHex(onBright),
  };
}
