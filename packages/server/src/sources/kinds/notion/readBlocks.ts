import * as z from 'zod/mini';
import type { Reaching } from '../kind.ts';
import { NotThere } from './ask.ts';
import { readList } from './readList.ts';
import { tooLong } from './words.ts';

/** A piece of a page. */
export interface NotionBlock {
  id: string;
  type: string;
  /** What it holds beside the blocks below it, by its type. */
  content: Readonly<Record<string, unknown>>;
  children: NotionBlock[];
}

const MOST_BLOCKS = 20_000;
/** Requests for the blocks below blocks. */
const MOST_REQUESTS = 1_000;
/** What lies deeper is left out. */
const DEEPEST = 20;

const Raw = z.looseObject({ id: z.string(), type: z.string(), has_children: z.optional(z.boolean()) });
const Content = z.record(z.string(), z.unknown());
/** Their blocks are those of documents of their own. */
const apart = new Set(['child_page', 'child_database']);

/** The blocks of a page with those below them. Each block is read once, so that one which holds itself ends there. */
export async function readBlocks(reaching: Reaching, pageId: string): Promise<NotionBlock[]> {
  const seen = new Set([pageId]);
  let requests = 0;

  async function below(id: string, depth: number): Promise<NotionBlock[]> {
    if (++requests > MOST_REQUESTS) throw tooLong();
    const blocks: NotionBlock[] = [];
    for await (const results of readList(reaching, `blocks/${encodeURIComponent(id)}/children`)) {
      for (const result of results) {
        const { data } = Raw.safeParse(result);
        if (!data || seen.has(data.id)) continue;
        seen.add(data.id);
        if (seen.size > MOST_BLOCKS) throw tooLong();
        const { id: blockId, type, has_children: more } = data;
        const content = Content.safeParse(data[type]).data ?? {};
        const children = more && depth < DEEPEST && !apart.has(type) ? await belowOrNone(blockId, depth + 1) : [];
        blocks.push({ id: blockId, type, content, children });
      }
    }
    return blocks;
  }

  /** What a synced block holds may not be shared. */
  async function belowOrNone(id: string, depth: number): Promise<NotionBlock[]> {
    try {
      return await below(id, depth);
    } catch (error) {
      if (error instanceof NotThere) return [];
      throw error;
    }
  }

  return await below(pageId, 1);
}
