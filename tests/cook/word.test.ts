import type { CookedPage } from '@tinystar/server/cook';
import { beforeAll, describe, expect, it } from 'vitest';
import { handbookTable, makeDocx, makePicture } from '../documents/index.ts';
import { blockWith, cookBytes } from './workbench.ts';

const paragraph = '本手册说明公司的假期、差旅与信息安全制度，适用于全体正式员工与试用期员工，自发布之日起施行。';

describe('a Word file', () => {
  let pages: CookedPage[];
  let notes: string[];
  let form: string | undefined;

  beforeAll(async () => {
    const bytes = makeDocx([
      { heading: 1, text: '员工手册' },
      { text: paragraph.repeat(2) },
      { heading: 2, text: '年假' },
      { table: handbookTable },
      { picture: makePicture(80, 40) },
      { text: '图后面的一段话。' },
      ...Array.from({ length: 40 }, (_, i) => ({ text: `第${i + 1}条 ${paragraph}` })),
    ]);
    const result = await cookBytes(bytes, '手册.docx');
    if (!result.ok) throw new Error(result.failure.reason);
    ({ pages, notes, outputPdf: form } = result);
  }, 300_000);

  it('keeps headings, paragraphs, table cells and pictures in order', () => {
    const blocks = pages.flatMap((page) => page.blocks).slice(0, 6);
    expect(blocks.map((block) => block.type)).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
      'table',
      'image',
      'paragraph',
    ]);
    expect(blocks.map((block) => block.headingLevel)).toEqual([1, undefined, 2, undefined, undefined, undefined]);
    expect(blocks[3]?.cells).toEqual(handbookTable);
    expect(notes).toEqual([]);
  });

  it('places its blocks on the pages of its PDF form, one below the other', () => {
    expect(form).toBeDefined();
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const tops = page.blocks.map((block) => block.box.top);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      expect(
        page.blocks.every(({ box }) => box.right > box.left && box.right <= page.width && box.bottom <= page.height),
      ).toBe(true);
    }
    const last = pages.at(-1);
    expect(blockWith(last, '第40条')?.box.bottom).toBeGreaterThan(0);
  });
});
