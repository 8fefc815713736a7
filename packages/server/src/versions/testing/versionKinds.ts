import { paragraphOf, sentenceOf, textOf, type Draft, type Part } from './draft.ts';

type Change = (draft: Draft, random: () => number) => Draft;

const some = (random: () => number, all: readonly Part[], kind: Part['kind'] = 'paragraph'): Part => {
  const fitting = all.filter((part) => part.kind === kind && !part.id.startsWith('r'));
  return fitting[Math.floor(random() * fitting.length)]!;
};
const parts =
  (change: (parts: Part[], random: () => number) => Part[]): Change =>
  (draft, random) => ({ ...draft, parts: change(draft.parts, random) });
const layout =
  (change: Partial<Draft['layout']>): Change =>
  (draft) => ({ ...draft, layout: { ...draft.layout, ...change } });
const insert = (all: Part[], at: number, added: Part[]): Part[] => [...all.slice(0, at), ...added, ...all.slice(at)];
const added = (random: () => number, count: number): Part[] =>
  Array.from({ length: count }, (_, at) => paragraphOf(random, `new${at}`));
const chapter = (all: readonly Part[], number: number): Part[] =>
  all.filter(({ id }) => new RegExp(`^[a-z]${number}(\\.|$)`).test(id));
const replaced = (all: readonly Part[], part: Part, change: (part: Part) => Part): Part[] =>
  all.map((each) => (each === part ? change(each) : each));
const withText = (part: Part, text: string): Part => ({ ...part, text });
const withCells = (part: Part, cells: string[][]): Part => ({ ...part, cells, text: textOf(cells) });
const tables = (change: (cells: string[][], random: () => number) => string[][]): Change =>
  parts((all, random) => all.map((part) => (part.cells ? withCells(part, change(part.cells, random)) : part)));
const both =
  (...changes: Change[]): Change =>
  (draft, random) =>
    changes.reduce((changed, change) => change(changed, random), draft);
const moveChapter = (all: Part[], number: number, behind: number): Part[] => {
  const moved = chapter(all, number);
  const rest = all.filter((part) => !moved.includes(part));
  return insert(rest, rest.indexOf(chapter(rest, behind).at(-1)!) + 1, moved);
};

/** What happens to documents between two versions. */
export const versionKinds: Record<string, Change> = {
  same: (draft) => draft,
  paragraphAbove: parts((all, random) => insert(all, 1, added(random, 1))),
  manyAbove: parts((all, random) => insert(all, 1, added(random, 12))),
  pageInserted: parts((all, random) => insert(all, Math.floor(all.length / 2), added(random, 20))),
  paragraphsBetween: parts((all, random) =>
    all.flatMap((part, at) => (at % 9 === 4 ? [part, { ...paragraphOf(random, `new${at}`) }] : [part])),
  ),
  tableGrown: tables((cells, random) => [...cells, [`加项${Math.floor(random() * 1e6)}`, '99元', '新增']]),
  rowInserted: tables((cells) => insertRow(cells, 2, ['临时项目', '5元', '试行'])),
  columnAdded: tables((cells) => cells.map((row, at) => [row[0]!, at === 0 ? '备注' : `备注${at}`, ...row.slice(1)])),
  columnsSwapped: tables((cells) => cells.map(([a, b, c]) => [a!, c!, b!])),
  rowRemoved: tables((cells) => cells.filter((_, at) => at !== 1)),
  reflowLarge: layout({ size: 14 }),
  reflowSmall: layout({ size: 9 }),
  otherPaper: layout({ width: 842, height: 595 }),
  otherFont: layout({ size: 11.7 }),
  twoColumns: layout({ columns: 2 }),
  twoColumnsSmall: layout({ columns: 2, size: 9 }),
  headingRetyped: parts((all) => all.map((part) => (part.level === 2 ? { ...part, level: 3 } : part))),
  headingToText: parts((all) =>
    all.map(({ level, ...part }) =>
      level === 2 ? { ...part, kind: 'paragraph' } : { ...part, ...(level && { level }) },
    ),
  ),
  headingReworded: parts((all) => all.map((part) => (part.id === 'h3' ? withText(part, '第三章 新的规定') : part))),
  sectionsSwapped: parts((all) => moveChapter(all, 2, 4)),
  lastFirst: parts((all) => moveChapter(all, 8, 1)),
  sectionsReversed: parts((all) => [all[0]!, ...[8, 7, 6, 5, 4, 3, 2, 1].flatMap((number) => chapter(all, number))]),
  sectionDeleted: parts((all) => all.filter((part) => !chapter(all, 5).includes(part))),
  paragraphsDeleted: parts((all) => all.filter(({ id }) => !/^p\d\.2$/.test(id))),
  sentenceChanged: parts((all, random) => {
    const part = some(random, all);
    return replaced(all, part, (each) => withText(each, each.text.replace(/费用\d+元/, '费用改为一千元')));
  }),
  sentencesAdded: parts((all, random) =>
    all.map((part) => (/^p\d\.3$/.test(part.id) ? withText(part, part.text + sentenceOf(random)) : part)),
  ),
  pricesRaised: parts((all) =>
    all.map((part) =>
      /^p\d\.4$/.test(part.id) ? withText(part, part.text.replaceAll(/费用(\d+)元/g, '费用1$1元')) : part,
    ),
  ),
  footnotesAdded: parts((all, random) =>
    all.flatMap((part, at) =>
      at % 11 === 6
        ? [part, withText({ ...paragraphOf(random, `note${at}`) }, `[${at}] 见本店公告第${at}号。`)]
        : [part],
    ),
  ),
  duplicateAdded: parts((all, random) => {
    const part = some(random, all);
    return insert(all, all.length, [{ ...part, id: 'copy' }]);
  }),
  refrainRemoved: parts((all) => all.filter(({ id }) => id !== 'r4.0' && id !== 'r6.1')),
  refrainsAdded: parts((all) =>
    all.flatMap((part, at) =>
      at % 7 === 3 ? [part, { id: `new${at}`, kind: 'paragraph' as const, text: '返回目录' }] : [part],
    ),
  ),
  picturesAdded: parts((all) =>
    all.flatMap((part) =>
      part.id === 'p1.2' || part.id === 'p5.4'
        ? [part, { id: `new${part.id}`, kind: 'picture' as const, text: '', form: 1.2 }]
        : [part],
    ),
  ),
  pictureReplaced: parts((all) =>
    all.map((part) => (part.id === 'g2' ? { ...part, id: 'newPicture', form: 3 } : part)),
  ),
  everything: both(
    layout({ columns: 2, size: 10 }),
    parts((all, random) => moveChapter(insert(all, 5, added(random, 6)), 3, 6)),
    tables((cells) => [...cells, ['加项', '1元', '新增']]),
    parts((all) => all.filter(({ id }) => id !== 'p7.1')),
  ),
};

const insertRow = (cells: string[][], at: number, row: string[]): string[][] => [
  ...cells.slice(0, at),
  row,
  ...cells.slice(at),
];
