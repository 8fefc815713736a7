import { describe, expect, it } from 'vitest';
import type { CookedBlock, CookedPage } from '../cook/types.ts';
import { toPassages, widthOf } from './passages.ts';
import { sentencesOf } from './sentences.ts';
import { tableRows } from './tableRows.ts';

let next = 0;
const box = { left: 0, top: 0, right: 10, bottom: 10 };
const block = (text: string, more: Partial<CookedBlock> = {}): CookedBlock => ({
  id: `b${(next += 1)}`,
  type: 'paragraph',
  box,
  text,
  ...more,
});
const heading = (text: string, headingLevel: number) => block(text, { headingLevel });
const page = (index: number, blocks: CookedBlock[]): CookedPage => ({
  index,
  width: 595,
  height: 842,
  rotation: 0,
  textLayer: 'ok',
  blocks,
});

const wordsOf = (cells: string[][]) => tableRows(cells).rows.map(({ text }) => text);

describe('passages of a document', () => {
  it('merges small neighbours under one heading and never reaches across a heading', () => {
    const [one, two, three] = [block('第一段。'), block('第二段。'), block('第三段。')];
    const passages = toPassages('手册.pdf', [page(1, [heading('一 休假', 1), one, two, heading('二 报销', 1), three])]);
    expect(passages.map(({ title, text, blockIds }) => ({ title, text, blockIds }))).toEqual([
      { title: '手册 › 一 休假', text: '第一段。\n第二段。', blockIds: [one.id, two.id] },
      { title: '手册 › 二 报销', text: '第三段。', blockIds: [three.id] },
    ]);
  });

  it('keeps the heading path and forgets it when a higher heading begins', () => {
    const passages = toPassages('手册', [
      page(1, [
        heading('甲', 1),
        heading('乙', 2),
        block('内容一'),
        heading('丙', 2),
        block('内容二'),
        heading('丁', 1),
        block('内容三'),
      ]),
    ]);
    expect(passages.map(({ title }) => title)).toEqual(['手册 › 甲 › 乙', '手册 › 甲 › 丙', '手册 › 丁']);
  });

  it('makes a heading without text findable by itself', () => {
    const passages = toPassages('幻灯片', [page(1, [heading('年度目标', 1)]), page(2, [heading('谢谢', 1)])]);
    expect(passages.map(({ text, pages }) => [text, pages])).toEqual([
      ['年度目标', [1]],
      ['谢谢', [2]],
    ]);
  });

  it('cuts a long paragraph at sentences, every piece keeping its block', () => {
    const long = block('这是一个相当长的句子，用来说明切分的规则。'.repeat(60));
    const passages = toPassages('长文', [page(3, [long])]);
    expect(passages.length).toBeGreaterThan(2);
    for (const passage of passages) {
      expect(widthOf(passage.text)).toBeLessThanOrEqual(450);
      expect(passage.text.endsWith('。')).toBe(true);
      expect(passage).toMatchObject({ blockIds: [long.id], pages: [3] });
    }
    expect(passages.map(({ text }) => text).join('')).toBe(long.text);
  });

  it('cuts text without any sentence or space too', () => {
    for (const passage of toPassages('乱', [page(1, [block('字'.repeat(3_000))])]))
      expect(widthOf(passage.text)).toBeLessThanOrEqual(450);
  });

  it('knows which stretch of the text stands in which block and on which page', () => {
    const [one, two] = [block('甲段。'), block('乙段。')];
    const [passage] = toPassages('文', [page(1, [one]), page(2, [two])]);
    expect(passage?.pages).toEqual([1, 2]);
    expect(
      passage?.spans.map(({ blockId, page: at, start, end }) => [blockId, at, passage.text.slice(start, end)]),
    ).toEqual([
      [one.id, 1, '甲段。'],
      [two.id, 2, '乙段。'],
    ]);
  });

  it('knows which words of a block are doubtful', () => {
    const doubtful = [{ left: 80, top: 100, right: 92, bottom: 112 }];
    const [passage] = toPassages('文', [page(1, [{ ...block('甲段。'), doubtful }, block('乙段。')])]);
    expect(passage?.spans.map((span) => span.doubtful)).toEqual([doubtful, undefined]);
  });

  it('says of every table row which column a cell stands in', () => {
    const cells = [
      ['城市', '补贴'],
      ['北京', '300 元'],
      ['上海', ''],
    ];
    expect(wordsOf(cells)).toEqual(['城市: 北京 | 补贴: 300 元', '城市: 上海']);
    expect(wordsOf([])).toEqual([]);
  });

  it.each<[string, string[][], string[]]>([
    [
      'figures are no names',
      [
        ['1', '2'],
        ['3', '4'],
      ],
      ['1 | 2', '3 | 4'],
    ],
    [
      'labels with their values have no head',
      [
        ['型号', 'X1'],
        ['净水量', '4000 升'],
      ],
      ['型号: X1', '净水量: 4000 升'],
    ],
    [
      'pairs stand beside each other',
      [
        ['型号', 'X1', '功率', '25 W'],
        ['净水量', '4000 升', '重量', '8 kg'],
      ],
      ['型号: X1', '功率: 25 W', '净水量: 4000 升', '重量: 8 kg'],
    ],
    [
      'a head of two rows',
      [
        ['型号', '尺寸', '', '重量'],
        ['', '长', '宽', ''],
        ['X1', '40 cm', '30 cm', '8 kg'],
      ],
      ['型号: X1 | 尺寸 长: 40 cm | 尺寸 宽: 30 cm | 重量: 8 kg'],
    ],
    [
      'an empty corner',
      [
        ['', 'X1', 'X2'],
        ['价格', '1999 元', '2999 元'],
      ],
      ['价格 | X1: 1999 元 | X2: 2999 元'],
    ],
    [
      'a merged cell speaks for the rows below',
      [
        ['部门', '岗位', '人数'],
        ['研发', '前端', '3'],
        ['', '后端', '5'],
      ],
      ['部门: 研发 | 岗位: 前端 | 人数: 3', '部门: 研发 | 岗位: 后端 | 人数: 5'],
    ],
    [
      'classes by figures are names',
      [
        ['目的地', '10 kg 以下', '10 kg（含）以上', '续重每 1 kg'],
        ['本省', '12', '20', '3'],
        ['邻省', '15', '26', '4.5'],
      ],
      [
        '目的地: 本省 | 10 kg 以下: 12 | 10 kg（含）以上: 20 | 续重每 1 kg: 3',
        '目的地: 邻省 | 10 kg 以下: 15 | 10 kg（含）以上: 26 | 续重每 1 kg: 4.5',
      ],
    ],
    [
      'figures with units above numbers are names',
      [
        ['线路', '20 尺柜', '40 尺柜'],
        ['沪洛', '1,850', '3,100'],
        ['甬汉', '1,640', '2,905'],
      ],
      ['线路: 沪洛 | 20 尺柜: 1,850 | 40 尺柜: 3,100', '线路: 甬汉 | 20 尺柜: 1,640 | 40 尺柜: 2,905'],
    ],
    [
      'figures with a name above figures of one other kind are names',
      [
        ['班次', '1号线', '2号线'],
        ['早班', '6:00', '6:30'],
        ['晚班', '22:00', '22:30'],
      ],
      ['班次: 早班 | 1号线: 6:00 | 2号线: 6:30', '班次: 晚班 | 1号线: 22:00 | 2号线: 22:30'],
    ],
    [
      'a first row of values among values of the same kind is no head',
      [
        ['标准房', '20 kg 以下', '40 kg 以下'],
        ['加大房', '30 kg 以下', '60 kg 以下'],
      ],
      ['标准房 | 20 kg 以下 | 40 kg 以下', '加大房 | 30 kg 以下 | 60 kg 以下'],
    ],
  ])('reads tables of every kind: %s', (_, cells, words) => {
    expect(wordsOf(cells)).toEqual(words);
  });

  it('gives a table that goes on over the page the columns it began with', () => {
    const table = (cells: string[][]) => block('表', { type: 'table', cells });
    const begun = table([
      ['滤芯', '周期'],
      ['PP 棉', '6 个月'],
    ]);
    const [passage] = toPassages('手册', [page(1, [begun]), page(2, [table([['RO', '24 个月']])])]);
    expect(passage?.text).toBe('滤芯: PP 棉 | 周期: 6 个月\n滤芯: RO | 周期: 24 个月');
    expect(passage?.spans[1]?.table).toMatchObject({ head: ['滤芯', '周期'], rows: [{ cells: ['RO', '24 个月'] }] });
  });

  it('gives it the group that it goes on with', () => {
    const table = (cells: string[][]) => block('表', { type: 'table', cells });
    const begun = table([
      ['区域', '门店', '面积'],
      ['华东', '东门店', '120'],
    ]);
    const rest = table([
      ['华东', '北门店', '64'],
      ['', '中门店', '70'],
    ]);
    const [passage] = toPassages('名册', [page(1, [begun]), page(2, [rest])]);
    expect(passage?.text.split('\n').at(-1)).toBe('区域: 华东 | 门店: 中门店 | 面积: 70');
  });

  it('gives nothing for a document without text', () => {
    expect(toPassages('空', [page(1, []), page(2, [block('  '), block('', { type: 'image' })])])).toEqual([]);
  });
});

describe('sentences', () => {
  it.each([
    ['第一句。第二句！“引用。”第三句', ['第一句。', '第二句！', '“引用。”', '第三句']],
    ['It costs 3.5 dollars. See Fig. 2 (left). Done.', ['It costs 3.5 dollars. ', 'See Fig. 2 (left). ', 'Done.']],
    ['一行\n二行', ['一行\n', '二行']],
  ])('of %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});
