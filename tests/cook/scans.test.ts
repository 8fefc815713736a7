import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPage, draw, finishPdf, startPdf } from '../documents/index.ts';
import { writtenPage } from '../documents/written.ts';
import { lines, rule, scanned } from './scanned.ts';
import { blockWith, cookBytes, pagesOf } from './workbench.ts';

const patience = { timeout: 300_000 };

describe('scans on a machine without any program for them', () => {
  const path = process.env['PATH'];
  let empty: string;
  beforeAll(async () => {
    empty = await mkdtemp(join(tmpdir(), 'no-programs-'));
    process.env['PATH'] = empty;
  });
  afterAll(async () => {
    process.env['PATH'] = path;
    await rm(empty, { recursive: true });
  });

  it('are read, each line where it stands', patience, async () => {
    const result = await cookBytes(await scanned(await writtenPage(lines)), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第1页的文字由图像识别得到，请核对'] });
    const page = result.ok ? result.pages[0] : undefined;
    for (const text of ['设备保养办法', rule, '30分钟内报告', 'QX-200A', '1,280.50元'])
      expect(blockWith(page, text), text).toBeDefined();
    const box = blockWith(page, rule)?.box;
    expect(Math.abs((box?.left ?? 0) - 80)).toBeLessThan(4);
    expect(box?.top).toBeGreaterThan(168);
    expect(box?.bottom).toBeLessThan(200);
  });

  it('are read when the paper lay turned', patience, async () => {
    const [page] = await pagesOf(await scanned(await writtenPage(lines, { turn: 90 }), [842, 595]), 'a.pdf');
    const box = blockWith(page, rule)?.box;
    // The line begins 80 points from the left of the paper and stands 190 from its top.
    for (const [side, wanted] of [
      ['left', 842 - 190],
      ['top', 80],
    ] as const)
      expect(Math.abs((box?.[side] ?? 0) - wanted), `${side} ${box?.[side]}`).toBeLessThan(8);
  });

  it('are read once: pages with text stay as they are', patience, async () => {
    const document = startPdf();
    addPage(document);
    draw(document, '这一页自己就有文字，不必识别。', { x: 60, y: 60, width: 400, size: 12 });
    document.image(await writtenPage(lines.slice(1)), 60, 120, { width: 420, height: 594 });
    addPage(document);
    draw(document, '第二页只有文字，没有图片可读。', { x: 60, y: 60, width: 400, size: 12 });
    const [mixed, plain] = await pagesOf(await finishPdf(document), 'a.pdf');
    expect([mixed?.textLayer, plain?.textLayer]).toEqual(['ok', 'ok']);
    expect(mixed?.filled).toBe(true);
    expect(plain?.filled).toBeFalsy();
    const text = mixed?.blocks.map((block) => block.text).join('\n') ?? '';
    expect(text.split('这一页自己就有文字').length).toBe(2);
    expect(text.split(rule).length).toBe(2);
  });
});

describe('scans where tesseract with traditional Chinese is installed', () => {
  it('are read by it when they are traditional, else by what comes with the product', patience, async () => {
    const path = process.env['PATH'];
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    const answer = ['5', '1', '1', '1', '1', '1', '200', '240', '300', '40', '95', '繁體文字'].join('\t');
    const script = `#!/bin/sh\nif [ "$1" = --list-langs ]; then echo chi_tra; else echo '${answer}' > "$2.tsv"; fi\n`;
    await writeFile(join(folder, 'tesseract'), script, { mode: 0o755 });
    process.env['PATH'] = folder;
    try {
      const document = startPdf();
      const traditional = '董事會認為本集團的營業額較去年同期增長，設備檢查後發現的問題應當記錄。';
      const pictures = [
        await writtenPage([{ text: traditional, x: 60, y: 200, size: 13 }], { font: 'Noto Sans CJK TC' }),
        await writtenPage(lines),
      ];
      for (const picture of pictures) {
        addPage(document);
        document.image(picture, 0, 0, { width: 595, height: 842 });
      }
      const [first, second] = await pagesOf(await finishPdf(document), 'a.pdf');
      expect(first?.blocks.map(({ text }) => text)).toEqual(['繁體文字']);
      expect(blockWith(second, rule)).toBeDefined();
    } finally {
      process.env['PATH'] = path;
      await rm(folder, { recursive: true });
    }
  });
});
