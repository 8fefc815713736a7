import { describe, expect, test } from 'vitest';
import { contrast, enhanced, role, rows } from './contrast.ts';

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(rows)('%s can be read on %s', (foreground, background, minimum) => {
    expect(contrast(role(theme, foreground), role(theme, background))).toBeGreaterThanOrEqual(minimum);
  });
});

describe.each(['contrastLight', 'contrastDark'] as const)('%s theme', (theme) => {
  test.each(rows)('%s can be read on %s, beyond %f', (foreground, background, minimum) => {
    expect(contrast(role(theme, foreground), role(theme, background))).toBeGreaterThanOrEqual(enhanced(minimum));
  });

  test('surfaces end where one sees it: every edge is a mark', () => {
    for (const ground of ['bg.canvas', 'bg.surface', 'bg.raised'])
      for (const edge of ['border.subtle', 'border.default', 'border.control'])
        expect(contrast(role(theme, edge), role(theme, ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});

describe('figures the design was decided on', () => {
  test.each([
    ['light', 'text.primary', 'bg.surface', 17.07],
    ['light', 'text.tertiary', 'bg.surface', 5.31],
    ['light', 'text.accent', 'bg.selected', 4.68],
    ['light', 'border.control', 'bg.canvas', 3.11],
    ['light', 'bubble.userText', 'bubble.user', 15.44],
    ['dark', 'text.primary', 'bg.surface', 14.86],
    ['dark', 'text.onAccent', 'accent.solid', 6.08],
    ['dark', 'status.warning.text', 'status.warning.soft', 10.35],
  ] as const)('%s %s on %s is %f', (theme, foreground, background, figure) => {
    expect(contrast(role(theme, foreground), role(theme, background))).toBeCloseTo(figure, 1);
  });
});
