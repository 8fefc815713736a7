import { expect, it } from 'vitest';
import { addPage, draw, finishPdf, startPdf } from '../documents/index.ts';
import { pagesOf } from './workbench.ts';

const patience = { timeout: 60_000 };
const numbers = [1, 2, 3, 4, 5, 6];
const price = (i: number): string => `售价${(i * 1237) % 5000}元，质保${(i % 3) + 1}年。`;

/** Short pages, one a product: what is on them differs in little but its numbers. */
async function sheets(title: number, gap: number): Promise<string[]> {
  const document = startPdf();
  for (const i of numbers) {
    addPage(document, [595, 842]);
    draw(document, '星辰电器 内部资料', { x: 60, y: 16, width: 200, size: 9 });
    let { bottom } = draw(document, `产品${i}号说明`, { x: 60, y: 40, width: 470, size: title });
    const use = `${'甲乙丙丁戊己'.charAt(i - 1)}型用于车间通风，外壳为镀锌钢板。`;
    ({ bottom } = draw(document, use, { x: 60, y: bottom + gap, width: 470, size: 10.5 }));
    draw(document, price(i), { x: 60, y: bottom + gap, width: 470, size: 10.5 });
    draw(document, `第 ${i} 页 共 6 页`, { x: 260, y: 806, width: 100, size: 9 });
  }
  const pages = await pagesOf(await finishPdf(document), 'sheets.pdf');
  return pages.map(({ blocks }) => blocks.map(({ text }) => text).join('\n'));
}

it.each([
  { title: 18, gap: 9 },
  { title: 18, gap: 14 },
  { title: 10.5, gap: 14 },
])('short pages keep their titles and last lines, set in $title with $gap between', patience, async (set) => {
  const pages = await sheets(set.title, set.gap);
  expect(pages).toHaveLength(6);
  for (const [i, text] of pages.entries()) {
    expect(text).toContain(`产品${i + 1}号说明`);
    expect(text).toContain(price(i + 1));
    expect(text).not.toMatch(/内部资料|共 ?6 ?页/);
  }
});
