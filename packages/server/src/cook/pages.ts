import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { mended } from '../platform/storable.ts';
import type { CookedPage } from './types.ts';

/** Reads the pages that a child left, one per line. */
export async function readPages(path: string): Promise<CookedPage[]> {
  const pages: CookedPage[] = [];
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (line !== '') pages.push(mended(JSON.parse(line) as CookedPage));
  }
  return pages;
}
