import type { Reaching } from '../kind.ts';
import { ask } from './ask.ts';
import { ListPart } from './answers.ts';
import { brokenOff, incomplete, notNotion, tooMany } from './words.ts';

/** Parts of a hundred things. */
const MOST_PARTS = 500;
const size = 100;

/**
 * A list part by part, to its end: by POST with `body`, else by GET. One that goes round in a circle or never ends is a
 * failure; one that Notion itself ends too early is said to be incomplete.
 */
export async function* readList(reaching: Reaching, path: string, body?: object): AsyncGenerator<unknown[]> {
  const cursors = new Set<string>();
  let cursor: string | undefined;
  for (let parts = 0; ; parts++) {
    reaching.signal.throwIfAborted();
    if (parts >= MOST_PARTS) throw tooMany();
    const from = { page_size: size, ...(cursor !== undefined && { start_cursor: cursor }) };
    const query = new URLSearchParams(Object.entries(from).map(([name, value]) => [name, String(value)]));
    const { json } = body
      ? await ask(reaching, path, { ...body, ...from })
      : await ask(reaching, `${path}?${query.toString()}`);
    const { data } = ListPart.safeParse(json);
    if (!data) throw notNotion();
    yield data.results;
    if (data.request_status?.type === 'incomplete') reaching.cut?.(incomplete);
    if (data.has_more !== true) return;
    cursor = data.next_cursor ?? undefined;
    if (cursor === undefined || cursors.has(cursor)) throw brokenOff();
    cursors.add(cursor);
  }
}
