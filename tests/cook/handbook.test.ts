import type { CookedPage } from '@tinystar/server/cook';
import { beforeAll, describe, expect, it } from 'vitest';
import { handbookColumns, handbookTable, makeHandbook, type MadeDocument } from '../documents/index.ts';
import { blockWith, overlapOf, pagesOf } from './workbench.ts';

describe('a Chinese handbook', () => {
  let made: MadeDocument;
  let pages: CookedPage[];

  beforeAll(async () => {
    made = await makeHandbook();
    pages = await pagesOf(made.bytes, '手册.pdf');
  }, 300_000);

  it('finds every drawn text where it was drawn, also on turned and small pages', () => {
    const misplaced = made.drawn.filter(
      ({ page, text, box }) => overlapOf(blockWith(pages[page - 1], text)?.box, box) < 0.9,
    );
    expect(misplaced).toEqual([]);
  });

  it('gives every block an id of its own and its type', () => {
    const blocks = pages.flatMap((page) => page.blocks);
    expect(new Set(blocks.map((block) => block.id)).size).toBe(blocks.length);
    expect(blocks.every((block) => /^[0-9a-f]{32}$/.test(block.id))).toBe(true);
    expect(new Set(blocks.map((block) => block.type))).toEqual(new Set(['paragraph', 'table', 'image']));
  });

  it('reads two columns one after the other', () => {
    const texts = pages[2]?.blocks.slice(1).map((block) => block.text);
    expect(texts).toEqual([...handbookColumns.left, ...handbookColumns.right]);
  });

  it('reads a ruled table row by row into cells', () => {
    expect(pages[1]?.blocks.find((block) => block.type === 'table')?.cells).toEqual(handbookTable);
  });

  it('leaves headers and page numbers out', () => {
    const text = pages.flatMap((page) => page.blocks.map((block) => block.text)).join('\n');
    expect(text).not.toContain('内部资料');
    expect(text).not.toMatch(/第 ?\d ?页/);
  });

  it('knows headings and their depth', () => {
    const headings = pages.slice(0, 3).flatMap((page) => page.blocks.filter((block) => block.headingLevel));
    expect(headings.map((block) => [block.headingLevel, block.text])).toEqual([
      [1, '星辰科技员工手册'],
      [1, '第一章 假期制度'],
      [2, '1.1 病假'],
      [3, '年假天数与申请时间'],
      [1, '第二章 差旅与报销'],
    ]);
  });

  it('tells each page its own size and rotation', () => {
    expect(pages.map(({ index, width, height, rotation }) => [index, width, height, rotation])).toEqual([
      [1, 595, 842, 0],
      [2, 595, 842, 0],
      [3, 595, 842, 0],
      [4, 595, 842, 90],
      [5, 595, 420, 0],
    ]);
  });

  it('keeps a picture as an image block where it was drawn', () => {
    const image = pages[4]?.blocks.find((block) => block.type === 'image');
    expect(overlapOf(image?.box, { left: 120, top: 140, right: 480, bottom: 320 })).toBeGreaterThan(0.98);
  });
});
