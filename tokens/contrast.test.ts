import { describe, expect, test } from 'vitest';
import { contrast, role, rows } from './contrast.ts';

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(rows)('%s can be read on %s', (foreground, background, minimum) => {
    expect(contrast(role(theme, foreground), role(theme, background))).toBeGreaterThanOrEqual(minimum);
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
