import { describe, expect, it } from 'vitest';
import { continueTables } from './brokenTables.ts';
import type { Layout } from './types.ts';

const edges = [60, 160, 260, 360, 460];

/** A page that holds one table, whose columns begin with the one numbered `first`. */
function page(index: number, cells: string[][], first = 0): Layout {
  const columns = (cells[0] ?? []).map((_, i) => ({ left: edges[first + i] ?? 0, right: edges[first + i + 1] ?? 0 }));
  const box = { left: 60, top: 70, right: 460, bottom: 700 };
  const pieces: Layout['pieces'] = [{ kind: 'table', direction: 0, grid: { box, cells, columns } }];
  return { index, width: 600, height: 800, rotation: 0, textLayer: 'ok', pieces, gaps: [] };
}

function joined(...pages: Layout[]): string[][][] {
  continueTables(pages);
  return pages.flatMap(({ pieces }) => pieces.map((piece) => (piece.kind === 'table' ? piece.grid.cells : [])));
}

const head = ['区域', '门店', '面积', '备注'];
const begun = [
  head,
  ['华东', '东门店', '120', '临街'],
  ['', '西门店', '88', '夜间营业（含'],
  ['', '南门店', '90', '无'],
];

describe('tables over two pages', () => {
  it('keep the group whose cell goes on over the break, and its column', () => {
    const rest = [
      ['北门店', '64', '地下'],
      ['中门店', '70', '无'],
    ];
    const [, below] = joined(page(1, begun), page(2, rest, 1), page(3, [['湖滨店', '51', '无']], 1));
    expect(below).toEqual([
      ['华东', '北门店', '64', '地下'],
      ['', '中门店', '70', '无'],
    ]);
  });

  it('keep it on every further page, below heads that come back', () => {
    const [, , third] = joined(
      page(1, begun),
      page(2, [['北门店', '64', '地下']], 1),
      page(3, [head, ['', '湖滨店', '51', '无'], ['华北', '西单店', '33', '无']]),
    );
    expect(third).toEqual([head, ['华东', '湖滨店', '51', '无'], ['华北', '西单店', '33', '无']]);
  });

  it('are one row where the break cut one', () => {
    const [above, below] = joined(
      page(1, begun.slice(0, 3)),
      page(2, [
        ['', '', '', '周末）'],
        ['', '南门店', '90', '无'],
      ]),
    );
    expect(above?.at(-1)).toEqual(['', '西门店', '88', '夜间营业（含周末）']);
    expect(below).toEqual([['华东', '南门店', '90', '无']]);
  });

  it('are two tables where the second has its own head', () => {
    const other = [
      ['', '一月', '二月', '三月'],
      ['客流', '310', '280', '402'],
    ];
    const flat = [head, ['华东', '东门店', '120', '临街'], ['华北', '西单店', '33', '9']];
    expect(joined(page(1, flat), page(2, other))).toEqual([flat, other]);
  });

  it('are two tables where their columns differ', () => {
    const [, below] = joined(page(1, begun), {
      ...page(2, []),
      pieces: [
        {
          kind: 'table',
          direction: 0,
          grid: {
            box: { left: 60, top: 70, right: 460, bottom: 120 },
            cells: [['', '64']],
            columns: [
              { left: 60, right: 300 },
              { left: 300, right: 460 },
            ],
          },
        },
      ],
    });
    expect(below).toEqual([['', '64']]);
  });
});
