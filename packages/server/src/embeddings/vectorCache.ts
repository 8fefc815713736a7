import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { CHUNK, ChunkCache, type Rows } from '../retrieval/index.ts';
import { decodeVector } from './vectors.ts';

/** Vectors of some passages, one behind the other. */
export interface Chunk {
  ids: number[];
  numbers: Float16Array;
}

/** 2,048 vectors of 1,024 numbers take 4 MB. */
const MOST_BYTES = 96 * 1_024 * 1_024;

/** The vectors of the assistants that were asked last. */
export class VectorCache {
  readonly #cache: ChunkCache<Chunk>;

  constructor(db: Database, most = MOST_BYTES) {
    this.#cache = new ChunkCache(rowsIn(db), most);
  }

  /** All vectors of an assistant in a space. */
  chunks(spaceId: number, kbBotId: string): AsyncGenerator<Chunk> {
    return this.#cache.chunks(`${spaceId} ${kbBotId}`);
  }
}

const rowsIn = (db: Database): Rows<Chunk> => ({
  async read(owner, place) {
    const rows = await executeNamed<{ id: number; place: number; vector: Buffer }>(
      db,
      'vectors',
      sql`
      select passage_id::int as id, place::float8 as place, vector from passage_vector
      where ${ownedBy(owner)} and place > ${place} order by place limit ${CHUNK}`,
    );
    const full = rows.filter(({ vector }) => vector.length > 0);
    const length = (full[0]?.vector.length ?? 0) / 2;
    const numbers = new Float16Array(full.length * length);
    for (const [at, { vector }] of full.entries()) numbers.set(decodeVector(vector), at * length);
    return { chunk: { ids: full.map(({ id }) => id), numbers }, rows: rows.length, next: rows.at(-1)?.place };
  },
  async count(owner) {
    const [row] = await executeNamed<{ rows: number }>(
      db,
      'vectors-counted',
      sql`select count(*)::int as rows from passage_vector where ${ownedBy(owner)}`,
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

function ownedBy(owner: string): SQL {
  const [spaceId, kbBotId] = owner.split(' ');
  return sql`space_id = ${Number(spaceId)} and kb_bot_id = ${kbBotId}`;
}
