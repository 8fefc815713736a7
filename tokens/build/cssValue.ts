import type { TokenNormalized } from '@terrazzo/parser';

interface Colour {
  components: readonly (number | 'none' | null)[];
  alpha?: number;
}

const channel = (value: number | 'none' | null | undefined) =>
  Math.round((typeof value === 'number' ? value : 0) * 255);

/** An sRGB colour as `#rrggbb`, or with an alpha below one as `rgb(r g b / a)`. */
export function colourText({ components, alpha = 1 }: Colour): string {
  const [r, g, b] = [channel(components[0]), channel(components[1]), channel(components[2])];
  if (alpha < 1) return `rgb(${r} ${g} ${b} / ${alpha})`;
  return `#${[r, g, b].map((n) => n.toString(16).padStart(2, '0')).join('')}`;
}

/** `color.bg.canvas` becomes `--color-bg-canvas`; camel case becomes hyphens. */
export function variableName(token: { id: string }): string {
  return `--${token.id.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Writes resolved values, so that no palette step is reachable as a variable; gradients get their angle. */
export function cssValue(token: TokenNormalized): string | undefined {
  if (token.$type === 'color') return colourText(token.$value as Colour);
  if (token.$type === 'gradient') {
    const stops = token.$value as readonly { color: Colour; position: number }[];
    return `linear-gradient(135deg, ${stops.map((stop) => `${colourText(stop.color)} ${stop.position * 100}%`).join(', ')})`;
  }
  return undefined;
}
