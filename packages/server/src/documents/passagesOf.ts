import { toPassages, type Passage } from '../retrieval/index.ts';
import type { StoredPage } from './readPages.ts';

/** What can be found of a document: the words of its enabled blocks. */
export const passagesOf = (name: string, pages: readonly StoredPage[]): Passage[] =>
  toPassages(
    name,
    pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ status }) => status === 'enabled') })),
  );
