import { colours } from '@tinystar/tokens';
import { describe, expect, test } from 'vitest';
import { contrast } from '../private/contrast.ts';
import { toHex, toOklch } from '../private/oklch.ts';
import { brandColours, type BrandColours } from './brandColours.ts';

/** 10,000 colours that are the same in every run, and the corners where rounding and limits bite. */
function sample(): readonly string[] {
  const corners = ['00', '01', '7f', '80', 'fe', 'ff'].flatMap((r, _, steps) =>
    steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)),
  );
  let state = 20_261_123;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * 0x1_00_00_00);
  };
  return [...corners, ...Array.from({ length: 10_000 }, () => `#${next().toString(16).padStart(6, '0')}`)];
}

/** Every pair that meets on a screen once a brand is set, with the least contrast it must have. */
function pairs(theme: 'light' | 'dark', brand: BrandColours): readonly [string, string, number][] {
  const { bg, text, bubble } = colours[theme];
  const softs = [brand['--color-bg-selected'], brand['--color-bg-accent-soft']];
  const grounds = [bg.canvas, bg.surface, bg.raised, bg.sunken, bg.hover, ...softs, brand['--color-bubble-user']];
  return [
    ...softs.flatMap((ground): [string, string, number][] => [
      [text.primary, ground, 4.5],
      [text.secondary, ground, 4.5],
    ]),
    [bubble.userText, brand['--color-bubble-user'], 7],
    ...grounds.flatMap((ground): [string, string, number][] => [
      [brand['--color-text-accent'], ground, 4.5],
      [brand['--color-text-link'], ground, 4.5],
      [brand['--color-focus'], ground, 3],
    ]),
    ...(['--color-accent-solid', '--color-accent-solid-hover', '--color-accent-solid-active'] as const).map(
      (ground): [string, string, number] => [brand['--color-text-on-accent'], brand[ground], 4.5],
    ),
    [brand['--color-accent-on-bright'], brand['--color-accent-bright'], 4.5],
  ];
}

describe.each(['light', 'dark'] as const)('a brand in the %s theme', (theme) => {
  test('is read at 4.5:1 whatever its colour', () => {
    const faults = sample().flatMap((hex) =>
      pairs(theme, brandColours(hex, theme)!)
        .filter(([one, other, least]) => contrast(one, other) < least)
        .map(([one, other]) => `${hex}: ${one} on ${other} ${contrast(one, other).toFixed(2)}`),
    );
    expect(faults).toEqual([]);
  });

  test('keeps its hue where it has one', () => {
    for (const hex of ['#e4002b', '#0052d9', '#7b3ff2', '#00875a']) {
      const solid = toOklch(brandColours(hex, theme)!['--color-accent-solid']);
      expect(Math.abs(solid.h - toOklch(hex).h)).toBeLessThan(0.1);
    }
  });

  test('of no colour leaves the theme as it is', () => {
    expect(brandColours('red', theme)).toBeUndefined();
    expect(brandColours('#12345', theme)).toBeUndefined();
  });
});

test('a colour that can be read already is taken as it is', () => {
  expect(brandColours('#0052d9', 'light')!['--color-accent-solid']).toBe('#0052d9');
});

test('colours come back from OKLCH as they went', () => {
  for (const hex of ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#123456']) {
    expect(toHex(toOklch(hex))).toBe(hex);
  }
});
