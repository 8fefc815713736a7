import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { addPage, draw, finishPdf, makePicture, makeScan, startPdf } from '../documents/index.ts';
import { blockWith, cookBytes, overlapOf, pagesOf } from './workbench.ts';

const patience = { timeout: 60_000 };
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

  async function mixed(): Promise<Buffer> {
    const document = startPdf();
    addPage(document);
    draw(document, sentence, { x: 60, y: 60, width: 400, size: 12 });
    for (let page = 2; page <= 4; page += 1) {
      addPage(document);
      document.image(makePicture(297, 421), 0, 0, { width: 595, height: 842 });
    }
    return finishPdf(document);
  }

  /** Puts a program on the path that answers as tesseract would, or takes all programs off it. */
  async function install(tsv: string | null): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    folders.push(folder);
    if (tsv === null) {
      process.env['PATH'] = folder;
      return;
    }
    const program = join(folder, 'tesseract');
    await writeFile(join(folder, 'answer.tsv'), tsv);
    await writeFile(program, `#!/bin/sh\n/bin/cp '${join(folder, 'answer.tsv')}' "$2.tsv"\n`);
    await chmod(program, 0o755);
    process.env['PATH'] = [folder, path].join(delimiter);
  }

  it('is kept, with the pages that could not be read named', patience, async () => {
    await install(null);
    const result = await cookBytes(await mixed(), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第2至4页没有可识别的文字'] });
    expect(result.ok && result.pages.map((page) => page.textLayer)).toEqual(['ok', 'missing', 'missing', 'missing']);
  });

  it('is read from its pictures where a reader is installed, and says so', patience, async () => {
    const word = [5, 1, 1, 1, 1, 1, 30, 42, 148, 21, 91, '扫描文字'].join('\t');
    await install(`level\n${word}\n`);
    const result = await cookBytes(await makeScan(makePicture(297, 421), 1), 'a.pdf');
    expect(result).toMatchObject({ ok: true, notes: ['第1页的文字由图像识别得到，请核对'] });
    const block = result.ok ? result.pages[0]?.blocks.find((one) => one.text === '扫描文字') : undefined;
    expect(block?.box.right).toBeGreaterThan(block?.box.left ?? 0);
  });
});
