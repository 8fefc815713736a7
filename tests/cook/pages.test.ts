import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addPage, draw, finishPdf, makePicture, makeScan, startPdf } from '../documents/index.ts';
import { blockWith, cookBytes, overlapOf, pagesOf } from './workbench.ts';

const patience = { timeout: 240_000 };
const sentence = '切边之后仍然要找得到这一句话。';

describe('pages of every shape', () => {
  it('measures from the corner of the crop box that the viewer shows', patience, async () => {
    const document = startPdf();
    addPage(document, [595, 842]);
    Object.assign(document.page.dictionary.data, { CropBox: [50, 100, 545, 742] });
    const box = draw(document, sentence, { x: 120, y: 300, width: 400, size: 12 });
    const [page] = await pagesOf(await finishPdf(document), 'a.pdf');
    expect([page?.width, page?.height]).toEqual([495, 642]);
    const shown = { left: box.left - 50, top: box.top - 100, right: box.right - 50, bottom: box.bottom - 100 };
    expect(overlapOf(blockWith(page, sentence)?.box, shown)).toBeGreaterThan(0.9);
  });

  it.each([0, 90, 180, 270])(
    'keeps boxes on the unrotated page when the viewer turns it by %i°',
    patience,
    async (rotation) => {
      const document = startPdf();
      addPage(document, [500, 700], rotation);
      const box = draw(document, sentence, { x: 80, y: 500, width: 400, size: 12 });
      const [page] = await pagesOf(await finishPdf(document), 'a.pdf');
      expect(page).toMatchObject({ width: 500, height: 700, rotation });
      expect(overlapOf(blockWith(page, sentence)?.box, box)).toBeGreaterThan(0.9);
    },
  );

  it('leaves watermarks across the page out of the text', patience, async () => {
    const document = startPdf();
    addPage(document);
    document.save().rotate(-35, { origin: [300, 400] });
    draw(document, '内部文件', { x: 200, y: 380, width: 300, size: 50 });
    document.restore();
    draw(document, sentence, { x: 60, y: 400, width: 400, size: 12 });
    const [page] = await pagesOf(await finishPdf(document), 'a.pdf');
    expect(page?.blocks.map((block) => block.text)).toEqual([sentence]);
  });
});

describe('a file with pages that carry no text', () => {
  const path = process.env['PATH'];
  const folders: string[] = [];
  afterEach(async () => {
    process.env['PATH'] = path;
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  /** Its pictures are small: to look for lines takes as long as a picture is large. */
  async function mixed(): Promise<Buffer> {
    const document = startPdf();
    addPage(document);
    draw(document, sentence, { x: 60, y: 60, width: 400, size: 12 });
    for (let page = 2; page <= 4; page += 1) {
      addPage(document, [220, 300]);
      document.image(makePicture(220, 300), 0, 0, { width: 220, height: 300 });
    }
    return finishPdf(document);
  }

  /**
   * Takes all programs off the path, and puts one there that answers as tesseract would. TOP in its answer stands lower
   * at each call: the same line at the same height of every page would be taken for a running head.
   */
  async function install(tsv: string | null): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    folders.push(folder);
    process.env['PATH'] = folder;
    if (tsv === null) return;
    const program = join(folder, 'tesseract');
    await writeFile(join(folder, 'answer.tsv'), tsv);
    const calls = join(folder, 'calls');
    const lines = [
      '#!/bin/sh',
      `echo >> '${calls}'`,
      `top=$((200 + 60 * $(/usr/bin/wc -l < '${calls}')))`,
      `/bin/sed "s/TOP/$top/" '${join(folder, 'answer.tsv')}' > "$2.tsv"`,
    ];
    await writeFile(program, `${lines.join('\n')}\n`);
    await chmod(program, 0o755);
  }

  const word = (left: number, text: string): string => [5, 1, 1, 1, 1, 1, left, 'TOP', 348, 40, 91, text].join('\t');

  it('is kept, with the pages that could not be read named', patience, async () => {
    await install(null);
    const result = await cookBytes(await mixed(), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第2至4页没有可识别的文字'] });
    expect(result.ok && result.pages.map((page) => page.textLayer)).toEqual(['ok', 'missing', 'missing', 'missing']);
  });

  it('is read from its pictures where a reader is installed, and says so', patience, async () => {
    await install(`level\n${word(230, '扫描文字')}\n`);
    const result = await cookBytes(await makeScan(makePicture(297, 421), 1), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第1页的文字由图像识别得到，请核对'] });
    const block = result.ok ? result.pages[0]?.blocks.find((one) => one.text === '扫描文字') : undefined;
    // 230 of 200 pixels per inch, in points.
    expect(block?.box.left).toBeCloseTo(82.8, 0);
    expect(block?.box.right).toBeCloseTo(208.1, 0);
  });

  it('is read where a scanner stored its pages as strips', patience, async () => {
    await install(`level\n${word(230, '扫描文字')}\n`);
    const document = startPdf();
    addPage(document);
    for (let strip = 0; strip < 20; strip += 1)
      document.image(makePicture(297, 21), 0, strip * 42.1, { width: 595, height: 42.1 });
    const result = await cookBytes(await finishPdf(document), 'a.pdf');
    expect(result.ok && result.pages.map((page) => page.textLayer)).toEqual(['recognised']);
  });

  it('is read in the large pictures among its text too, and says so', patience, async () => {
    await install(`level\n${word(320, '净水器水路示意图')}\n`);
    const document = startPdf();
    addPage(document);
    draw(document, sentence, { x: 60, y: 40, width: 400, size: 12 });
    document.image(makePicture(300, 200), 80, 70, { width: 420, height: 280 });
    const result = await cookBytes(await finishPdf(document), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第1页有部分文字由图像识别得到，请核对'] });
    const texts = result.ok ? result.pages[0]?.blocks.map(({ type, text }) => [type, text]) : [];
    expect(texts).toEqual([
      ['paragraph', sentence],
      ['image', '净水器水路示意图'],
    ]);
  });

  it('names the pages that there was no time to read, and reads only those the next time', patience, async () => {
    await install(`level\n${word(230, '扫描文字')}\n`);
    const bytes = await mixed();
    const first = await cookBytes(bytes, 'a.pdf', { limits: { recognise: 0 } });
    expect(first).toMatchObject({ ok: true, notes: ['第2至4页的图像还没有识别，可重新识别'] });
    const second = await cookBytes(bytes, 'a.pdf');
    const known = second.ok ? second.pages.filter((page) => page.index === 3) : [];
    await install('');
    const third = await cookBytes(bytes, 'a.pdf', { known });
    expect(third).toMatchObject({
      ok: true,
      notes: ['第2页、第4页没有可识别的文字', '第3页的文字由图像识别得到，请核对'],
    });
    expect(third.ok && third.pages[2]?.blocks).toEqual(known[0]?.blocks);
  });

  it('is to be tried again when there was no time for any page', patience, async () => {
    await install('');
    const scan = await makeScan(makePicture(297, 421), 1);
    const result = await cookBytes(scan, 'a.pdf', { limits: { recognise: 0 } });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'interrupted' } });
  });
});
