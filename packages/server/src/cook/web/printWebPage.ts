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
  /** Whether all of it is read, where it holds nothing but its main text. */
  whole?: boolean;
}

const mebibyte = 1_048_576;
const limits = { ...defaultLimits, cpu: 8_000, wall: 15_000, memory: 384 * mebibyte };
const mostPdf = 64 * mebibyte;

/** What stands on a page, ready to be printed. */
export interface ReadPage {
  title: string;
  /** Of its words: pages whose digests are the same say the same. */
  digest: string;
  /** File of the page to print. */
  printable: string;
}

/**
 * Reads the main text of a page into `workDir`, in a process of its own with limits of time and memory; the server itself
 * never holds the page. Pages of one `owner` may share the process. Throws for a page that takes more.
 */
export async function readWebPage(
  page: FetchedPage,
  workDir: string,
  signal: AbortSignal,
  owner?: string,
): Promise<ReadPage> {
  const output = join(workDir, 'article.json');
  const printable = join(workDir, 'print.html');
  await runChild({ job: { task: 'page', ...page, output, printable, limits }, limits, signal, owner });
  const read = mended(JSON.parse(await readFile(output, 'utf8')) as { title: string; digest: string });
  return { ...read, printable };
}

/** Prints what was read of a page into a PDF in `workDir`, in a process of its own like reading. Answers its path. */
export async function printRead({ printable }: ReadPage, workDir: string, signal: AbortSignal): Promise<string> {
  const pdf = await printPage(printable, workDir, signal);
  if (!pdf) throw new Error('no program to print with');
  if ((await stat(pdf)).size > mostPdf) throw new CookError('tooLarge');
  return pdf;
}
