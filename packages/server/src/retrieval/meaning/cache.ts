import type { Database } from '../../platform/database/database.ts';
import { runNamed } from '../../platform/database/named.ts';
import { CHUNK, ChunkCache, type Rows } from '../chunkCache.ts';
import { ROOM } from './dots.ts';
import { lengthOf } from './meanOf.ts';
import { DIMENSIONS } from './dimensions.ts';
import { openWords } from './wordTable.ts';

/** Means of the pieces of some passages. */
interface Chunk {
  /** By piece: the passage it is of. */
  ids: Int32Array;
  means: Int8Array;
  /** By piece: what makes its mean one of length 1. */
  units: Float32Array;
}

/** A passage and the cosine of its nearest piece. */
export interface NearByMean {
  id: number;
  cosine: number;
}

interface Nearest {
  passages: NearByMean[];
  /** Of the cosines of all pieces. */
  sum: number;
  pieces: number;
}

const MOST_BYTES = 48 * 1_024 * 1_024;

const NEXT = `
  select passage_id::int as id, place::float8 as place, means from passage_meaning
  where kb_bot_id = $1 and place > $2 order by place limit $3`;
const COUNT = 'select count(*)::int as rows from passage_meaning where kb_bot_id = $1';

/** The means of the assistants that were asked last. */
export class MeanCache {
  readonly #cache: ChunkCache<Chunk>;

  constructor(db: Database, most = MOST_BYTES) {
    this.#cache = new ChunkCache(rowsOf(db), most);
  }

  /** The passages of an assistant that lie nearest to a mean, best first, and the cosines of all their pieces. */
  async nearest(kbBotId: string, mean: Int8Array, most: number): Promise<Nearest> {
    const best = new Best(most);
    let [sum, pieces] = [0, 0];
    for await (const chunk of this.#cache.chunks(kbBotId)) {
      sum += compare(mean, chunk, best);
      pieces += chunk.ids.length;
    }
    return { passages: best.passages(), sum, pieces };
  }
}

const rowsOf = (db: Database): Rows<Chunk> => ({
  async read(kbBotId, place) {
    const rows = await runNamed<{ id: number; place: number; means: Buffer }>(db, 'meanings', NEXT, [
      kbBotId,
      place,
      CHUNK,
    ]);
    return { chunk: chunkOf(rows), rows: rows.length, next: rows.at(-1)?.place };
  },
  async count(kbBotId) {
    const [row] = await runNamed<{ rows: number }>(db, 'meanings-counted', COUNT, [kbBotId]);
    return row?.rows ?? 0;
  },
  lengthOf: ({ ids }) => ids.length,
  bytesOf: ({ ids, means, units }) => ids.byteLength + means.length + units.byteLength,
  joined,
});

function chunkOf(rows: readonly { id: number; means: Buffer }[]): Chunk {
  const pieces = rows.reduce((sum, { means }) => sum + means.length / DIMENSIONS, 0);
  const chunk = {
    ids: new Int32Array(pieces),
    means: new Int8Array(pieces * DIMENSIONS),
    units: new Float32Array(pieces),
  };
  let at = 0;
  for (const { id, means } of rows) {
    chunk.means.set(new Int8Array(means.buffer, means.byteOffset, means.length), at * DIMENSIONS);
    for (let end = at + means.length / DIMENSIONS; at < end; at++) {
      chunk.ids[at] = id;
      chunk.units[at] = 1 / (lengthOf(chunk.means, at * DIMENSIONS) || 1);
    }
  }
  return chunk;
}

function joined(one: Chunk, other: Chunk): Chunk {
  const ids = new Int32Array(one.ids.length + other.ids.length);
  const means = new Int8Array(one.means.length + other.means.length);
  const units = new Float32Array(one.units.length + other.units.length);
  ids.set(one.ids);
  ids.set(other.ids, one.ids.length);
  means.set(one.means);
  means.set(other.means, one.means.length);
  units.set(one.units);
  units.set(other.units, one.units.length);
  return { ids, means, units };
}

/** Gives the sum of the cosines. */
function compare(mean: Int8Array, { ids, means, units }: Chunk, best: Best): number {
  const { dots } = openWords();
  const own = 1 / (lengthOf(mean) || 1);
  // The first place is the question's own.
  const [others, most] = [dots.scratch + DIMENSIONS, ROOM - 1];
  dots.memory.set(mean, dots.scratch);
  let sum = 0;
  for (let from = 0; from < ids.length; from += most) {
    const count = Math.min(most, ids.length - from);
    dots.memory.set(means.subarray(from * DIMENSIONS, (from + count) * DIMENSIONS), others);
    const products = dots.of(dots.scratch, others, count);
    for (let at = 0; at < count; at++) {
      const cosine = products[at]! * own * units[from + at]!;
      sum += cosine;
      if (cosine > best.least) best.add(ids[from + at]!, cosine);
    }
  }
  return sum;
}

/** The best passages, each by its best piece. */
class Best {
  /** What is no more than this is not among them. */
  least = 0;
  readonly #most: number;
  #found = new Map<number, number>();

  constructor(most: number) {
    this.#most = most;
  }

  add(id: number, cosine: number): void {
    const known = this.#found.get(id);
    if (known !== undefined && known >= cosine) return;
    this.#found.set(id, cosine);
    if (this.#found.size < 2 * this.#most) return;
    const best = this.#sorted();
    this.#found = new Map(best);
    this.least = best.at(-1)?.[1] ?? 0;
  }

  passages(): NearByMean[] {
    return this.#sorted().map(([id, cosine]) => ({ id, cosine }));
  }

  #sorted(): [id: number, cosine: number][] {
    return [...this.#found].toSorted(([a, one], [b, other]) => other - one || a - b).slice(0, this.#most);
  }
}
