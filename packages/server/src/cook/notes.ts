import type { CookedPage } from './types.ts';

/** Page numbers as people write them: 第3至9页、第12页. */
function pageRanges(indexes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && index === last[1] + 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([from, to]) => (from === to ? `第${from}页` : `第${from}至${to}页`)).join('、');
}

/** What the user should know of pages whose text could not be used, or was read from pictures. */
export function notesOn(pages: readonly CookedPage[]): string[] {
  const indexesOf = (fits: (page: CookedPage) => unknown): number[] => pages.filter(fits).map(({ index }) => index);
  const of = (layer: CookedPage['textLayer']): number[] => indexesOf((page) => page.textLayer === layer);
  const notes: [number[], string][] = [
    [of('missing'), '没有可识别的文字'],
    [of('garbled'), '的文字是乱码，未被收录'],
    [of('recognised'), '的文字由图像识别得到，请核对'],
    [of('unread'), '的图像还没有识别，可重新识别'],
    [indexesOf((page) => page.gaps?.length), '有部分文字是乱码，未被收录'],
    [indexesOf((page) => page.filled), '有部分文字由图像识别得到，请核对'],
  ];
  return notes.filter(([indexes]) => indexes.length > 0).map(([indexes, remark]) => pageRanges(indexes) + remark);
}
