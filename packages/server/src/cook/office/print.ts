import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findProgram, runProgram } from '../child/program.ts';
import { findPrinter, isFilled, NoPrinter, printWith } from './chromium.ts';

async function byLibreOffice(source: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  const program = await findProgram('soffice', 'libreoffice');
  if (!program) return null;
  const output = join(workDir, 'form');
  await mkdir(output, { recursive: true });
  const profile = pathToFileURL(join(workDir, 'profile')).href;
  const args = [
    `-env:UserInstallation=${profile}`,
    '--headless',
    '--norestore',
    '--convert-to',
    'pdf',
    '--outdir',
    output,
    source,
  ];
  await runProgram({ program, args, cwd: workDir, signal });
  const name = source.replace(/^.*\//, '').replace(/\.[^.]+$/, '.pdf');
  const path = join(output, name);
  return (await isFilled(path)) ? path : null;
}

async function byChromium(page: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  const printer = await findPrinter().catch((error: unknown) => {
    if (error instanceof NoPrinter) return null;
    throw error;
  });
  if (!printer) return null;
  const path = join(workDir, 'form.pdf');
  return (await printWith(printer, page, path, workDir, signal && { signal })) === undefined ? path : null;
}

/**
 * Makes the PDF form of a file by what the machine has: LibreOffice from the file `source`, else Chromium from its text;
 * without a source from its text alone.
 */
export async function printToPdf(
  source: string | null,
  html: string,
  workDir: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const form = source && (await byLibreOffice(source, workDir, signal));
  if (form) return form;
  const page = join(workDir, 'print.html');
  await writeFile(page, html);
  return source ? byChromium(page, workDir, signal) : printPage(page, workDir, signal);
}

/**
 * Makes a PDF of the page in the file `page`, which holds no outside reference: Chromium first, else LibreOffice; null
 * when neither is there.
 */
export async function printPage(page: string, workDir: string, signal?: AbortSignal): Promise<string | null> {
  return (await byChromium(page, workDir, signal)) ?? (await byLibreOffice(page, workDir, signal));
}

/** Resolves where web pages can be printed, which is tried out once; throws {@link NoPrinter} where nothing can. */
export async function readyToPrint(): Promise<void> {
  if (await findProgram('soffice', 'libreoffice')) return void (await findPrinter().catch(() => null));
  if (!(await findPrinter())) throw new NoPrinter('neither Chromium nor LibreOffice is installed');
}
