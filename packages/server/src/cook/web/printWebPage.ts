import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mended } from '../../platform/storable.ts';
import { runChild } from '../child/run.ts';
import { CookError } from '../failure.ts';
import { defaultLimits } from '../limits.ts';
import { printPage } from '../office/print.ts';

/** A web page as it came over the network, in a file. */
export interface FetchedPage {
  path: string;
  charset: string | undefined;
  mediaType: string;
  /** After redirects. */
  address: string;
}

const mebibyte = 1_048_576;
const limits = { ...defaultLimits, cpu: 8_000, wall: 15_000, memory: 384 * mebibyte };
const mostPdf = 64 * mebibyte;

/**
 * Prints the main text of a page into a PDF in `workDir`. Parsing and printing happen in processes of their own, with
 * limits of time and memory; the server itself never holds the page. Throws for a page that takes more.
 */
export async function printWebPage(
  page: FetchedPage,
  workDir: string,
  signal: AbortSignal,
): Promise<{ title: string; pdf: string }> {
  const output = join(workDir, 'article.json');
  const printable = join(workDir, 'print.html');
  await runChild({ job: { task: 'page', ...page, output, printable, limits }, limits, signal });
  const { title } = mended(JSON.parse(await readFile(output, 'utf8')) as { title: string });
  const pdf = await printPage(printable, workDir, signal);
  if (!pdf) throw new Error('no program to print with');
  if ((await stat(pdf)).size > mostPdf) throw new CookError('tooLarge');
  return { title, pdf };
}
