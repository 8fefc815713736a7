import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
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

interface Kept {
  chunks: Chunk[];
  /** The place of the last vector that was read. */
  last: number;
  bytes: number;
  until: number;
  reading: Promise<void> | undefined;
}

/** Passages read at once: about 4 MB of 1,024 numbers a vector, and the longest that a search holds up everybody else. */
const CHUNK = 700;
const MOST_BYTES = 96 * 1_024 * 1_024;
/** Vectors of deleted passages are forgotten by reading all anew now and then; until then they name nothing that is found. */
const KEPT = 600_000;

/**
 * The vectors of the assistants that were asked last. Each look reads from the database what was added since the last
 * one; an assistant that alone would take half of the room is read chunk by chunk and never kept.
 */
export class VectorCache {
  readonly #db: Database;
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database, most = MOST_BYTES) {
    this.#db = db;
    this.#most = most;
  }

  /** All vectors of an assistant in a space. */
  async *chunks(space: VectorSpace, kbBotId: string): AsyncGenerator<Chunk> {
    const key = `${space.id} ${kbBotId}`;
    const known = this.#kept.get(key);
    const kept: Kept =
      known && performance.now() < known.until
        ? known
        : { chunks: [], last: 0, bytes: 0, until: performance.now() + KEPT, reading: undefined };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.reading ??= this.#read(kept, space, kbBotId).finally(() => (kept.reading = undefined));
    await kept.reading;
    for (const [at, chunk] of kept.chunks.entries()) {
      if (at > 0) await new Promise(setImmediate);
      yield chunk;
    }
    if (kept.bytes > this.#most / 2) {
      this.#kept.delete(key);
      for (let last = kept.last; ;) {
        const { chunk, next } = await this.#next(space, kbBotId, last);
        if (next === undefined) break;
        last = next;
        yield chunk;
      }
    }
    this.#forget();
  }

  /** Appends what was added. Stops at half of the room: the rest is read by each search. */
  async #read(kept: Kept, space: VectorSpace, kbBotId: string): Promise<void> {
    while (kept.bytes <= this.#most / 2) {
      const { chunk, next } = await this.#next(space, kbBotId, kept.last);
      if (next === undefined) return;
      kept.last = next;
      const before = kept.chunks.at(-1);
      // Documents that come one by one would make as many chunks.
      if (before && before.ids.length + chunk.ids.length <= CHUNK)
        kept.chunks[kept.chunks.length - 1] = joined(before, chunk);
      else kept.chunks.push(chunk);
      kept.bytes += chunk.numbers.byteLength;
    }
  }

  async #next(
    { id: spaceId, dimension }: VectorSpace,
    kbBotId: string,
    last: number,
  ): Promise<{ chunk: Chunk; next: number | undefined }> {
    const rows = await executeNamed<{ id: number; place: number; vector: Buffer }>(
      this.#db,
      'vectors',
      sql`
      select passage_id::int as id, place::float8 as place, vector from passage_vector
      where space_id = ${spaceId} and kb_bot_id = ${kbBotId} and place > ${last}
      order by place limit ${CHUNK}`,
    );
    const ids: number[] = [];
    const numbers = new Float16Array(rows.reduce((sum, { vector }) => sum + vector.length / 2, 0));
    for (const { id, vector } of rows) {
      const own = decodeVectors(vector);
      numbers.set(own, ids.length * dimension);
      for (let at = 0; at < own.length; at += dimension) ids.push(id);
    }
    return { chunk: { ids, numbers }, next: rows.at(-1)?.place };
  }

  /** The longest unasked go until the others fit. */
  #forget(): void {
    let bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    for (const [key, kept] of this.#kept) {
      if (bytes <= this.#most) return;
      this.#kept.delete(key);
      bytes -= kept.bytes;
    }
  }
}

function joined(one: Chunk, other: Chunk): Chunk {
  const numbers = new Float16Array(one.numbers.length + other.numbers.length);
  numbers.set(one.numbers);
  numbers.set(other.numbers, one.numbers.length);
  return { ids: [...one.ids, ...other.ids], numbers };
}
