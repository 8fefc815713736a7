import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runChild } from './child/run.ts';
import { mended } from '../platform/storable.ts';
import { CookError } from './failure.ts';
import { defaultLimits } from './limits.ts';
import { notesOn } from './notes.ts';
import { placeBlocks, unplaced } from './office/align.ts';
import { printToPdf } from './office/print.ts';
import type { OfficeContent } from './office/types.ts';
import { readPages } from './pages.ts';
import { recognise } from './recognise/recognise.ts';
import type { CookInput, CookResult, Limits, CookedPage } from './types.ts';

async function cookPdf(input: CookInput, limits: Limits, until: number): Promise<CookResult> {
  const output = join(input.workDir, 'pages.ndjson');
  await runChild({
    job: { task: 'pdf', path: input.path, output, limits, detail: 'blocks' },
    limits,
    signal: input.signal,
    onProgress: input.onProgress,
    owner: input.owner,
  });
  const { known } = input;
  return finish(await recognise(await readPages(output), input, limits, { until, ...(known && { known }) }));
}

/** The file that a program may draw as it is; of the other kinds the text that was read is printed. */
function drawn({ kind, path, workDir }: CookInput): string | null {
  if (kind === 'docx' || kind === 'pptx') return join(workDir, `checked.${kind}`);
  return kind === 'doc' ? path : null;
}

async function cookOffice(input: CookInput, limits: Limits, until: number): Promise<CookResult> {
  const { workDir, signal, owner } = input;
  const output = join(workDir, 'content.json');
  await runChild({
    job: { task: input.kind === 'pdf' ? 'docx' : input.kind, path: input.path, output, limits },
    limits,
    signal,
    owner,
  });
  const { blocks, html, remarks } = mended(JSON.parse(await readFile(output, 'utf8')) as OfficeContent);
  const form = input.textOnly ? null : await printToPdf(drawn(input), html, workDir, signal);
  if (!form) return finish(unplaced(blocks), { remarks });
  const lines = join(workDir, 'lines.ndjson');
  await runChild({
    job: { task: 'pdf', path: form, output: lines, limits, detail: 'lines' },
    limits,
    signal,
    onProgress: input.onProgress,
    owner,
  });
  const placed = placeBlocks(blocks, await readPages(lines));
  return finish(await recognise(placed, { ...input, path: form }, limits, { until }), { form, remarks });
}

/** A file without one usable block is a failure that says why; unusable pages of a usable file become notes. */
function finish(
  pages: CookedPage[],
  { form: outputPdf, remarks = [] }: { form?: string; remarks?: string[] | undefined } = {},
): CookResult {
  if (!pages.some((page) => page.blocks.some((block) => block.text.trim() !== ''))) {
    if (pages.some((page) => page.textLayer === 'unread')) throw new CookError('interrupted');
    const onlyPictures = outputPdf && pages.some((page) => page.blocks.some(({ type }) => type === 'image'));
    throw new CookError('noText', onlyPictures ? '文件只有图片，没有可识别的文字，请上传含有文字的版本' : undefined);
  }
  return { ok: true, pages, notes: [...remarks, ...notesOn(pages)], ...(outputPdf === undefined ? {} : { outputPdf }) };
}

/**
 * Turns a file into pages and blocks, in a child process with limits of time and memory. Every bad file comes back as
 * a failure with a reason for the user; rejects only with the signal's reason when aborted, or when the machine fails
 * (disk full, no process to be had).
 */
export async function cook({ path, workDir, ...rest }: CookInput): Promise<CookResult> {
  // The child works in its own folder: a relative path would mean another file there.
  const input = { ...rest, path: resolve(path), workDir: resolve(workDir) };
  const limits = { ...defaultLimits, ...input.limits };
  try {
    return await (input.kind === 'pdf' ? cookPdf : cookOffice)(input, limits, performance.now() + limits.wall);
  } catch (error) {
    if (error instanceof CookError) return { ok: false, failure: error.failure };
    throw error;
  }
}
