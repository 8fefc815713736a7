import { describe, expect, it } from 'vitest';
import { FurnitureFinder, withoutFurniture } from './furniture.ts';
import type { Layout, Line } from './types.ts';

function line(text: string, top: number, size = 10): Line {
  return {
    text,
    box: { left: 60, top, right: 540, bottom: top + size },
    baseline: top + size * 0.88,
    size,
    bold: false,
  };
}

function page(index: number, lines: Line[]): Layout {
  const column = { left: 60, top: 0, right: 540, bottom: 800 };
  return {
    index,
    width: 600,
    height: 800,
    rotation: 0,
    textLayer: 'ok',
    pieces: [{ kind: 'lines', direction: 0, column, lines }],
    gaps: [],
  };
}

/** What is left of pages once their furniture is gone. */
function remaining(pages: Layout[]): string[][] {
  const finder = new FurnitureFinder();
  for (const one of pages) finder.add(one);
  return pages.map((one) =>
    withoutFurniture(one, finder, 10).pieces.flatMap((piece) =>
      piece.kind === 'lines' ? piece.lines.map(({ text }) => text) : [],
    ),
  );
}

const body = (index: number): Line[] =>
  Array.from({ length: 30 }, (_, i) => line(`第${index}页正文的第${'一二三'.charAt(i % 3)}行${i}`, 110 + i * 18));
const five = [1, 2, 3, 4, 5];

describe('headers and footers', () => {
  it('go when they come back on every page, with their numbers', () => {
    const pages = five.map((i) => page(i, [line('公司内部资料', 30), ...body(i), line(`- ${i} -`, 770)]));
    expect(remaining(pages)[2]).toEqual(body(3).map(({ text }) => text));
  });

  it('are the text of a file that has nothing else, such as cards of one line a page', () => {
    const cards = five.map((i) => page(i, [line(`第${i}号样品的含水率为${i}%。`, 60), line(String(i), 770)]));
    expect(remaining(cards)).toEqual(five.map((i) => [`第${i}号样品的含水率为${i}%。`]));
    const book = [
      ...five.map((i) => page(i, [line('公司内部资料', 30), ...body(i)])),
      page(6, [line('公司内部资料', 30)]),
    ];
    expect(remaining(book)[5]).toEqual([]);
  });

  it('go when they name the chapter of each page', () => {
    const pages = five.map((i) =>
      page(i, [line(['总则', '假期', '差旅', '报销', '附则'][i - 1] ?? '', 30), ...body(i)]),
    );
    expect(remaining(pages)[3]).toEqual(body(4).map(({ text }) => text));
  });

  it('stay when they are the first lines of pages of one form', () => {
    const pages = five.map((i) => page(i, [line('每页都以这一句开头，接着是各页自己的内容。', 92), ...body(i)]));
    expect(remaining(pages)[1]?.[0]).toContain('每页都以这一句开头');
  });

  it('go in large type too, and so does another chapter in the place of most', () => {
    const pages = five.map((i) => page(i, [line(i === 2 ? '董事会报告' : '财务报表附注', 40, 18), ...body(i)]));
    expect(remaining(pages)[2]).toEqual(body(3).map(({ text }) => text));
    expect(remaining(pages)[1]).toEqual(body(2).map(({ text }) => text));
  });

  it('stay in large type when the text follows at once, as on pages of a form', () => {
    const pages = five.map((i) => page(i, [line('入库验收单', 88, 18), ...body(i)]));
    expect(remaining(pages)[1]?.[0]).toBe('入库验收单');
  });

  it('stay when nothing else stands on the pages', () => {
    const pages = five.map((i) => page(i, [line(`手册 ${i}`, 60, 20), line(`第 ${i} 步做完以后继续。`, 90)]));
    expect(remaining(pages)[1]).toEqual(['手册 2', '第 2 步做完以后继续。']);
  });

  it('stay in large type when each page has a title of its own', () => {
    const pages = five.map((i) => page(i, [line(`${'甲乙丙丁戊'.charAt(i - 1)}产品介绍`, 40, 24), ...body(i)]));
    expect(remaining(pages)[1]?.[0]).toBe('乙产品介绍');
  });

  it('stay where each page begins with a heading, one of them in smaller type than the others', () => {
    const heads = five.map((i) => line(['新增', '启动', '参数', '维护', '保修'][i - 1]!, 70, i === 2 ? 12.5 : 15));
    const left = remaining(five.map((i) => page(i, [heads[i - 1]!, ...body(i)])));
    expect(left.map(([first]) => first)).toEqual(['新增', '启动', '参数', '维护', '保修']);
  });

  it('are none after the text of a short page, even where they come back', () => {
    const pages = five.map((i) =>
      page(i, [
        line('产品说明', 30, 18),
        line(`${'甲乙丙丁戊'.charAt(i - 1)}型的用途。`, 58),
        line('质保2年，全国联保', 84),
      ]),
    );
    expect(remaining(pages)[1]?.at(-1)).toBe('质保2年，全国联保');
  });

  it.each([
    ['the price at the foot', (i: number) => line(`售价${(i * 7919) % 1000}元，质保${i}年。`, 740)],
    ['the extension at the foot', (i: number) => line(`请拨打分机 ${6000 + i}`, 740)],
    ['the title', (i: number) => line(`产品${i}号说明`, 40)],
    ['the title in large type', (i: number) => line(`产品 ${i}`, 40, 24)],
    ['a sentence in the place of others', (i: number) => line(`${'甲乙丙丁戊'.charAt(i - 1)}型由本厂保修。`, 740)],
  ])('leave %s, which says something else on each page', (_, own) => {
    const pages = five.map((i) =>
      page(
        i,
        [...body(i), own(i)].sort((a, b) => a.baseline - b.baseline),
      ),
    );
    expect(remaining(pages)).toEqual(pages.map((_page, i) => expect.arrayContaining([own(i + 1).text])));
  });

  it.each([
    (i: number) => `公司内部资料 第${i}页 共9页`,
    (i: number) => `2024年年度报告 ${i * 3}`,
    (i: number) => `${i * 3} | 2024 年年度报告`,
    (i: number) => `公司内部资料 ${i} / 30`,
    (i: number) => `Handbook, page ${i} of 30`,
  ])('go with the number of the page in them', (head) => {
    const pages = five.map((i) => page(i, [line(head(i), 40), ...body(i)]));
    expect(remaining(pages)).toEqual(five.map((i) => body(i).map(({ text }) => text)));
  });
});
