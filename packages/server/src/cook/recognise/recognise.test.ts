import { describe, expect, it } from 'vitest';
import { boxFromView, boxIntoView } from './viewSpace.ts';
import { fragmentsOf, readWords } from './words.ts';

function row(line: number, left: number, certainty: number, text: string, width = 50): string {
  return [5, 1, 1, 1, line, 1, left, 100 + line * 30, width, 20, certainty, text].join('\t');
}

describe('words read from pictures', () => {
  it('are those that the reader was sure of, or that stand in a line it was sure of', () => {
    const rows = [row(1, 10, 92, '知识'), row(1, 60, 30, '库'), row(1, 110, 95, 'PDF'), row(2, 10, 12, '##')];
    const words = readWords(['level\tpage_num', ...rows, ''].join('\n'));
    expect(words.map(({ text }) => text)).toEqual(['知识', '库', 'PDF']);
  });

  it('are none when the picture was no text', () => {
    expect(readWords([row(1, 10, 45, '乱'), row(1, 60, 42, '码')].join('\n'))).toEqual([]);
  });

  it('share the baseline of their line, and end where the next one begins', () => {
    const words = readWords([row(1, 10, 92, '知识', 90), row(1, 60, 92, '库'), row(2, 10, 92, '二')].join('\n'));
    const fragments = fragmentsOf(words, 2);
    expect(fragments.map(({ left, right }) => [left, right])).toEqual([
      [5, 30],
      [30, 55],
      [5, 30],
    ]);
    expect(new Set(fragments.map(({ baseline }) => baseline)).size).toBe(2);
    expect(new Set(fragments.map(({ size }) => size)).size).toBe(1);
  });

  it.each([
    [0, { left: 10, top: 20, right: 40, bottom: 30 }],
    [90, { left: 20, top: 760, right: 30, bottom: 790 }],
    [180, { left: 560, top: 770, right: 590, bottom: 780 }],
    [270, { left: 570, top: 10, right: 580, bottom: 40 }],
  ] as const)('find their place on a page turned by %i°, and back', (rotation, box) => {
    const page = { width: 600, height: 800, rotation };
    const inView = { left: 10, top: 20, right: 40, bottom: 30 };
    expect(boxFromView(inView, page)).toEqual(box);
    expect(boxIntoView(box, page)).toEqual(inView);
  });
});
