import type { CookedBlock } from '../types.ts';

/** A block of a Word file before it has a place on a page. */
export type OfficeBlock = Pick<CookedBlock, 'type' | 'text' | 'cells' | 'headingLevel'>;

/** What the child leaves for its parent: the blocks, and the same content as a page to print. */
export interface OfficeContent {
  blocks: OfficeBlock[];
  html: string;
  /** What the user should know of the file as a whole. */
  remarks?: string[];
}
