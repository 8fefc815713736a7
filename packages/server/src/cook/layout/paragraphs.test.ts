import { describe, expect, it } from 'vitest';
import { unite } from './geometry.ts';
import { gatherParagraphs } from './paragraphs.ts';
import type { Line } from './types.ts';

/** Lines one below the other from the left edge 60, each as wide as its text in size 10. */
function linesOf(...texts: string[]): Line[] {
  return texts.map((text, i) => {
    const right = 60 + [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 10 : 5), 0);
    const top = 100 + i * 16;
    return { text, box: { left: 60, top, right, bottom: top + 11 }, baseline: top + 9, size: 10, bold: false };
  });
}

function paragraphs(...lines: Line[]): string[] {
  return gatherParagraphs(lines, { ...unite(lines.map(({ box }) => box)), right: 540 }).map(({ text }) => text);
}

const full = '这一行文字从左边一直排到右边，正好占满整个栏宽，所以它和下一行同属一段，中间没有谁换过行啊';

describe('lines of one column', () => {
  it('are one paragraph while each is filled', () => {
    expect(paragraphs(...linesOf(full, full, '到此结束。'))).toEqual([`${full}${full}到此结束。`]);
  });

  it('are paragraphs of their own where each was ended on purpose', () => {
    const short = ['时间：六月三日下午', '地点：三楼东会议室', '主持：林澈'];
    expect(paragraphs(...linesOf(...short, full))).toEqual([...short, full]);
    expect(paragraphs(...linesOf('租赁合同', '是否含税', full, '到此结束。'))).toEqual([
      '租赁合同',
      '是否含税',
      `${full}到此结束。`,
    ]);
  });

  it('are paragraphs of their own where somebody typed them so into a field', () => {
    const [first, second] = linesOf('送货之前先打电话', '周日不收货物');
    expect(paragraphs(first!, second!)).toHaveLength(1);
    expect(paragraphs(first!, { ...second!, anew: true })).toEqual(['送货之前先打电话', '周日不收货物']);
  });

  it('stay together where they fill a narrow place of their own', () => {
    const narrow = ['凡在本馆借阅图书者须先办理', '借阅证并于到期之前归还本馆', '逾期者按日计费'];
    expect(paragraphs(...linesOf(...narrow))).toEqual([narrow.join('')]);
  });

  it('stay together where the next word would not have fitted', () => {
    const words = [
      'A lessee measures the right at cost less',
      'depreciation and any accumulated losses on',
      'impairment',
    ];
    expect(paragraphs(...linesOf(...words))).toEqual([words.join(' ')]);
  });

  it('stay together in a title that is centred', () => {
    const [above, below] = linesOf('关于调整门店营业时间', '以及节假日值班安排的补充说明');
    const shift = (below!.box.right - above!.box.right) / 2;
    const centred = { ...above!, box: { ...above!.box, left: 60 + shift, right: above!.box.right + shift } };
    expect(paragraphs(centred, below!)).toEqual(['关于调整门店营业时间以及节假日值班安排的补充说明']);
  });
});
