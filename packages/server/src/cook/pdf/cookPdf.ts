import { closeSync, openSync, writeSync } from 'node:fs';
import type { Job, Message } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { BodySize, bodyOf } from '../layout/bodySize.ts';
import { toPage } from '../layout/blocks.ts';
import { FurnitureFinder, withoutFurniture } from '../layout/furniture.ts';
import { toLinePage } from '../layout/linePage.ts';
import { layOutPage } from '../layout/page.ts';
import type { Drawing, Layout } from '../layout/types.ts';
import { openPdf } from './read.ts';

function unreadable(index: number): Drawing {
  return { index, width: 595, height: 842, rotation: 0, fragments: [], rules: [], images: [], paths: 0 };
}

/** Cooks a PDF page by page and writes one page per line to the job's output. Runs inside the child. */
export async function cookPdf(job: Extract<Job, { task: 'pdf' }>, tell: (message: Message) => void): Promise<void> {
  const reader = await openPdf(job.path);
  if (reader.pages > job.limits.pages)
    throw new CookError('tooLarge', `文件超过${job.limits.pages}页，请拆分后重新上传`);
  const finder = new FurnitureFinder();
  const body = new BodySize();
  const layouts: Layout[] = [];
  for (let index = 1; index <= reader.pages; index += 1) {
    const drawing = await reader.read(index);
    const layout = drawing ? layOutPage(drawing) : { ...layOutPage(unreadable(index)), textLayer: 'missing' as const };
    layouts.push(layout);
    finder.add(layout);
    body.add(layout);
    tell({ type: 'progress', page: index, pages: reader.pages });
  }
  const output = openSync(job.output, 'w');
  for (const layout of layouts) {
    const size = bodyOf(layout, body.value);
    const page = job.detail === 'lines' ? toLinePage(layout) : toPage(withoutFurniture(layout, finder, size), size);
    writeSync(output, `${JSON.stringify(page)}\n`);
  }
  closeSync(output);
}
