import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { CHUNK, ChunkCache, type Rows } from '../retrieval/index.ts';
import type { SpaceRow } from './schema.ts';
import { decodeVectors } from './vectors.ts';

/** Vectors of some passages, one behind the other. */
export interface Chunk {
  /** Whose each vector is: those of one passage stand together. */
  ids: number[];
  numbers: Float16Array;
}

/** Where vectors are, and how many numbers each has. */
export type VectorSpace = Pick<SpaceRow, 'id' | 'dimension'>;

/** A chunk of passages with four pieces each, of 1,024 numbers, takes 16 MB. */
const MOST_BYTES = 96 * 1_024 * 1_024;

/** The vectors of the assistants that were asked last. */
export class VectorCache {
  readonly #cache: ChunkCache<Chunk>;

  constructor(db: Database, most = MOST_BYTES) {
    this.#cache = new ChunkCache(rowsIn(db), most);
  }

  /** All vectors of an assistant in a space. */
  chunks({ id, dimension }: VectorSpace, kbBotId: string): AsyncGenerator<Chunk> {
    return this.#cache.chunks(`${id} ${dimension} ${kbBotId}`);
  }
}

const rowsIn = (db: Database): Rows<Chunk> => ({
  async read(owner, place) {
    const { where, dimension } = partsOf(owner);
    const rows = await executeNamed<{ id: number; place: number; vector: Buffer }>(
      db,
      'vectors',
      sql`
        select passage_id::int as id, place::float8 as place, vector from passage_vector
        where ${where} and place > ${place} order by place limit ${CHUNK}`,
    );
    const ids: number[] = [];
    const numbers = new Float16Array(rows.reduce((sum, { vector }) => sum + vector.length / 2, 0));
    for (const { id, vector } of rows) {
      const own = decodeVectors(vector);
      numbers.set(own, ids.length * dimension);
      for (let at = 0; at < own.length; at += dimension) ids.push(id);
    }
    return { chunk: { ids, numbers }, rows: rows.length, next: rows.at(-1)?.place };
  },
  async count(owner) {
    const [row] = await executeNamed<{ rows: number }>(
      db,
      'vectors-counted',
      sql`select count(*)::int as rows from passage_vector where ${partsOf(owner).where}`,
    );
    return row?.rows ?? 0;
  },
  lengthOf: ({ ids }) => ids.length,
  bytesOf: ({ numbers }) => numbers.byteLength,
  joined(one, other) {
    const numbers = new Float16Array(one.numbers.length + other.numbers.length);
    numbers.set(one.numbers);
    numbers.set(other.numbers, one.numbers.length);
    return { ids: [...one.ids, ...other.ids], numbers };
  },
});

/** What {@link VectorCache.chunks} names an owner by. */
function partsOf(owner: string): { where: SQL; dimension: number } {
  const [spaceId, dimension, kbBotId] = owner.split(' ');
  return { where: sql`space_id = ${Number(spaceId)} and kb_bot_id = ${kbBotId}`, dimension: Number(dimension) };
}
