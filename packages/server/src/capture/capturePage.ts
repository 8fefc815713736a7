import { printRead, readWebPage, type FetchedPage } from '../cook/index.ts';
import { cleanFileName } from '../documents/fileName.ts';
import { createSlots } from '../platform/slots.ts';

/** Pages that are printed at once; nobody waits for a host while holding one of these. */
const printing = createSlots(2);

/** A page that was printed. */
export interface CapturedPage {
  /** Path of the PDF. */
  pdf: string;
  /** The page's title with `.pdf`. */
  fileName: string;
  /** Of the page's words. */
  digest: string;
}

/**
 * Prints a page that was fetched into `folder`; null without printing where its words are those of the digest `known`.
 * Pages of one `owner` may be read by one process.
 */
export async function capturePage(
  page: FetchedPage,
  folder: string,
  signal: AbortSignal,
  { known, owner }: { known?: string | undefined; owner?: string | undefined } = {},
): Promise<CapturedPage | null> {
  return await printing.run(async () => {
    const read = await readWebPage(page, folder, signal, owner);
    if (read.digest === known) return null;
    const pdf = await printRead(read, folder, signal);
    return { pdf, fileName: cleanFileName(`${read.title.replace(/[/\\]/g, ' ')}.pdf`), digest: read.digest };
  }, signal);
}
