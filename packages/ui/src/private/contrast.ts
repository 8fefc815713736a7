import { lightColours } from '@tinystar/tokens';

/** Relative luminance of #rrggbb (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well one #rrggbb is read on another, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours along a gradient with both ends. The middle is checked too: between two bright ends it can be dark. */
export function alongGradient(from: string, to: string, steps = 16): string[] {
  const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const [a, b] = [channels(from), channels(to)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const mixed = a.map((value, index) => Math.round(value + (((b[index] ?? 0) - value) * step) / steps));
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** The ink that can be read on all these grounds (4.5:1), or undefined when none can. */
export function inkOn(grounds: readonly string[]): string | undefined {
  if (!grounds.every((ground) => /^#[0-9a-f]{6}$/i.test(ground))) return undefined;
  const { primary, onAccent } = lightColours.text;
  return [primary, onAccent].find((ink) => grounds.every((ground) => contrast(ink, ground) >= 4.5));
}
