import { colours, contrastColours } from './generated/index.ts';

const themes = { ...colours, contrastLight: contrastColours.light, contrastDark: contrastColours.dark };
export type Theme = keyof typeof themes;
export type Row = readonly [foreground: string, background: string, minimum: number];

/** Reading text needs 4.5:1, marks and the edges of controls 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5;
const mark = 3;

const statuses = ['success', 'warning', 'danger', 'info'] as const;
const people = ['blue', 'purple', 'yellow', 'green', 'cyan'] as const;
const series = ['1', '2', '3', '4', '5', '6'] as const;
const ramp = ['1', '2', '3', '4', '5'] as const;
const grounds = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.hover'] as const;

/** Every pair of roles that meets on a screen, with the least contrast it must have. */
export const rows: readonly Row[] = [
  ...grounds.flatMap((ground): Row[] => [
    ['text.primary', ground, 7],
    ['text.secondary', ground, text],
    ['text.tertiary', ground, text],
    ['focus', ground, mark],
  ]),
  ['text.primary', 'bg.selected', text],
  ['text.primary', 'bg.accentSoft', text],
  ['text.secondary', 'bg.selected', text],
  ['text.secondary', 'bg.accentSoft', text],
  ...['bg.canvas', 'bg.surface', 'bg.raised', 'bg.selected', 'bg.accentSoft'].flatMap((ground): Row[] => [
    ['text.accent', ground, text],
    ['text.link', ground, text],
  ]),
  ['text.onAccent', 'accent.solid', text],
  ['text.onAccent', 'accent.solidHover', text],
  ['text.onAccent', 'accent.solidActive', text],
  ['accent.onBright', 'accent.bright', text],
  ['border.control', 'bg.surface', mark],
  ['border.control', 'bg.canvas', mark],
  ...statuses.flatMap((status): Row[] => [
    [`status.${status}.text`, `status.${status}.soft`, text],
    [`status.${status}.text`, 'bg.surface', text],
    [`status.${status}.text`, 'bg.raised', text],
    [`status.${status}.onSolid`, `status.${status}.solid`, text],
    ['text.primary', `status.${status}.soft`, text],
  ]),
  ['bubble.userText', 'bubble.user', 7],
  ['text.link', 'bubble.user', text],
  ...people.map((name): Row => [`avatar.${name}.letter`, `avatar.${name}.ground`, 6]),
  ...series.flatMap((number): Row[] => [
    [`chart.${number}`, 'bg.surface', mark],
    [`chart.${number}`, 'bg.raised', mark],
    [`chart.${number}`, 'bg.canvas', mark],
  ]),
  ...ramp.map((step): Row => [`ramp.${step}.text`, `ramp.${step}.ground`, text]),
  ['paper.text', 'paper.ground', 7],
  ['block.paragraph', 'paper.ground', mark],
  ['block.table', 'paper.ground', mark],
  ['block.image', 'paper.ground', mark],
];

/** The least contrast where people ask for more of it: text as WCAG 2.2 wants it at level AAA (1.4.6), marks like usual text. */
export const enhanced = (minimum: number): number => (minimum === mark ? text : Math.max(minimum, 7));

/** The hex of a solid colour role; throws for names that are none. */
export function role(theme: Theme, path: string): string {
  const found = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], themes[theme]);
  if (typeof found !== 'string' || !/^#[0-9a-f]{6}$/.test(found)) throw new Error(`${path} is not a solid colour role`);
  return found;
}

/** Relative luminance by WCAG 2.2, 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two hex colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
