import { closeSync, openSync, writeSync } from 'node:fs';
import type { Job, Message } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { BodySize, bodyOf } from '../layout/bodySize.ts';
import { toPage } from '../layout/blocks.ts';
import { continueTables } from '../layout/brokenTables.ts';
import { FurnitureFinder, withoutFurniture } from '../layout/furniture.ts';
import { toLinePage } from '../layout/linePage.ts';
import { layOutPage } from '../layout/page.ts';
import type { Drawing, Layout } from '../layout/types.ts';
import type { CookedPage } from '../types.ts';
import { metTooLargeStream } from './pdfjs.ts';
import { openPdf } from './read.ts';

/** Takes the place of a page that could not be read. Its endless paths make it count as a page without text. */
function unreadable(index: number): Drawing {
  return { index, width: 595, height: 842, rotation: 0, fragments: [], rules: [], images: [], paths: Infinity };
}

/** What the one page of a dynamic form says where the form itself, which lies in another format, is not shown. */
const formNotice =
  /^(?:Please wait\W*If this message is not eventually replaced|请稍候.{0,9}如果.{0,12}消息|請稍候.{0,9}如果.{0,12}訊息)/;

/** Ends a file whose only text is that it cannot be shown. */
function refuseDynamicForm({ fragments }: Drawing): void {
  const text = fragments.map((fragment) => (fragment.spaced ? ' ' : '') + fragment.text).join('');
  if (!formNotice.test(text.trim())) return;
  throw new CookError('noText', '文件是动态表单（XFA），请在 Adobe Reader 中打开并打印为 PDF 后重新上传');
}

type PdfJob = Extract<Job, { task: 'pdf' }>;

/** Reads page after page; one that cannot be read counts as a page without text. */
async function* drawingsOf(job: PdfJob, tell: (message: Message) => void): AsyncGenerator<Drawing> {
  await using reader = await openPdf(job.path);
  const { pages } = reader;
  if (pages > job.limits.pages) throw new CookError('tooLarge', `文件超过${job.limits.pages}页，请拆分后重新上传`);
  let hasText = false;
  for (let index = 1; index <= pages; index += 1) {
    const drawing = (await reader.read(index)) ?? unreadable(index);
    hasText ||= drawing.fragments.length > 0;
    if (pages === 1) refuseDynamicForm(drawing);
    yield drawing;
    tell({ type: 'progress', page: index, pages });
  }
  if (!hasText && metTooLargeStream()) throw new CookError('tooLarge');
}

/** Lays out all pages, then takes out what repeats on them and joins the tables that go on from page to page. */
async function* blockPages(job: PdfJob, tell: (message: Message) => void): AsyncGenerator<CookedPage> {
  const finder = new FurnitureFinder();
  const body = new BodySize();
  const layouts: Layout[] = [];
  for await (const drawing of drawingsOf(job, tell)) {
    const layout = layOutPage(drawing);
    layouts.push(layout);
    finder.add(layout);
    body.add(layout);
  }
  const bodies = layouts.map((layout) => bodyOf(layout, body.value));
  const cleared = layouts.map((layout, i) => withoutFurniture(layout, finder, bodies[i] ?? body.value));
  continueTables(cleared);
  for (const [i, layout] of cleared.entries()) yield toPage(layout, bodies[i] ?? body.value);
}

async function* linePages(job: PdfJob, tell: (message: Message) => void): AsyncGenerator<CookedPage> {
  for await (const drawing of drawingsOf(job, tell)) yield toLinePage(drawing);
}

/** Cooks a PDF and writes one page per line to the job's output. Runs inside the child. */
export async function cookPdf(job: PdfJob, tell: (message: Message) => void): Promise<void> {
  const output = openSync(job.output, 'w');
  for await (const page of (job.detail === 'lines' ? linePages : blockPages)(job, tell)) {
    writeSync(output, `${JSON.stringify(page)}\n`);
  }
  closeSync(output);
}
