import type { Reaching } from '../kind.ts';
import { isTrashed, Thing, type DataSource, type NotionPage, type Parent } from './answers.ts';
import { ask, orNothing } from './ask.ts';
import { tooMany } from './words.ts';

/** Things that are asked for only to know where they hang. */
const MOST_LOOKUPS = 2_000;
const DEEPEST = 100;

interface Node {
  up: Parent | undefined;
  trashed: boolean;
}

/** Where pages hang, as far as it is known by now; what is not known is asked for, once in a listing. */
export interface Tree {
  know(thing: NotionPage | DataSource): void;
  /** The things above one, the nearest first, as far as they are shared. */
  above(thing: Thing): AsyncGenerator<{ id: string; trashed: boolean }>;
  isBelow(thing: Thing, root: string): Promise<boolean>;
  /** Whether something above it lies in the trash, and it with that. */
  isGone(thing: Thing): Promise<boolean>;
}

export function createTree(reaching: Reaching): Tree {
  const nodes = new Map<string, Node>();
  let lookups = 0;

  async function nodeOf(kind: string, id: string): Promise<Node> {
    const known = nodes.get(id);
    if (known) return known;
    if (++lookups > MOST_LOOKUPS) throw tooMany();
    const answer = await orNothing(ask(reaching, `${kind}/${id}`));
    const { data } = Thing.safeParse(answer?.json);
    const node = { up: data?.parent, trashed: data !== undefined && isTrashed(data) };
    nodes.set(id, node);
    return node;
  }

  const tree: Tree = {
    know(thing) {
      nodes.set(thing.id, { up: thing.parent, trashed: isTrashed(thing) });
      if (thing.object !== 'data_source' || !thing.parent?.database_id || !thing.database_parent) return;
      nodes.set(thing.parent.database_id, { up: thing.database_parent, trashed: false });
    },
    async *above({ id, parent }) {
      const seen = new Set([id]);
      let up = parent;
      while (up && seen.size < DEEPEST) {
        const [kind, next] = nearest(up);
        // A circle ends where it begins.
        if (next === undefined || seen.has(next)) return;
        seen.add(next);
        // A data source is told with its database: it need not be asked for.
        const told = kind === 'data_sources' && up.database_id !== undefined && !nodes.has(next);
        const node: Node = told ? { up: { database_id: up.database_id }, trashed: false } : await nodeOf(kind, next);
        yield { id: next, trashed: node.trashed };
        up = node.up;
      }
    },
    async isBelow(thing, root) {
      if (thing.id === root) return true;
      for await (const { id } of tree.above(thing)) if (id === root) return true;
      return false;
    },
    async isGone(thing) {
      if (isTrashed(thing)) return true;
      for await (const { trashed } of tree.above(thing)) if (trashed) return true;
      return false;
    },
  };
  return tree;
}

function nearest({ page_id, block_id, data_source_id, database_id }: Parent): [kind: string, id: string | undefined] {
  if (page_id) return ['pages', page_id];
  if (block_id) return ['blocks', block_id];
  if (data_source_id) return ['data_sources', data_source_id];
  return ['databases', database_id];
}
