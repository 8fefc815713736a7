import { describe, expect, it } from 'vitest';
import { readTsv } from './tsv.ts';
import { boxFromView } from './viewSpace.ts';

function row(paragraph: number, left: number, certainty: number, text: string): string {
  return [5, 1, 1, paragraph, 1, 1, left, 100, 50, 20, certainty, text].join('\t');
}

describe('text read from pictures', () => {
  it('joins words to paragraphs by their writing, without those hardly seen', () => {
    const tsv = [
      'level\tpage_num',
      row(1, 10, 92, '知识'),
      row(1, 60, 88, '库'),
      row(1, 110, 95, 'PDF'),
      row(1, 160, 90, 'file'),
      row(2, 10, 12, '##'),
      '',
    ].join('\n');
    expect(readTsv(tsv)).toEqual([{ text: '知识库 PDF file', box: { left: 10, top: 100, right: 210, bottom: 120 } }]);
  });

  it('gives nothing when the picture was no text', () => {
    expect(readTsv([row(1, 10, 45, '乱'), row(1, 60, 42, '码')].join('\n'))).toEqual([]);
  });

  it.each([
    [0, { left: 10, top: 20, right: 40, bottom: 30 }],
    [90, { left: 20, top: 760, right: 30, bottom: 790 }],
    [180, { left: 560, top: 770, right: 590, bottom: 780 }],
    [270, { left: 570, top: 10, right: 580, bottom: 40 }],
  ] as const)('finds its place on a page turned by %i°', (rotation, box) => {
    expect(boxFromView({ left: 10, top: 20, right: 40, bottom: 30 }, { width: 600, height: 800, rotation })).toEqual(
      box,
    );
  });
});
