import type { Database } from '../../platform/database/database.ts';
import { runNamed } from '../../platform/database/named.ts';
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

interface Kept {
  chunks: Chunk[];
  /** The place of the last row that was read. */
  last: number;
  rows: number;
  bytes: number;
  until: number;
  counted: number;
  reading: Promise<void> | undefined;
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

const CHUNK = 2_048;
const MOST_BYTES = 48 * 1_024 * 1_024;
/** Deleted passages are forgotten by reading all anew now and then; until then they name nothing that is found. */
const KEPT = 600_000;
/** How often the rows are counted: those of a slower transaction have earlier places than what was read already. */
const COUNTED = 30_000;

const NEXT = `
  select passage_id::int as id, place::float8 as place, means from passage_meaning
  where kb_bot_id = $1 and place > $2 order by place limit $3`;
const COUNT = 'select count(*)::int as rows from passage_meaning where kb_bot_id = $1';

/**
 * The means of the assistants that were asked last. Each question reads from the database what was added since the one
 * before, whichever process wrote it; an assistant that alone would take half of the room is read anew each time.
 */
export class MeanCache {
  readonly #db: Database;
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();

  constructor(db: Database, most = MOST_BYTES) {
    this.#db = db;
    this.#most = most;
  }

  /** The passages of an assistant that lie nearest to a mean, best first, and the cosines of all their pieces. */
  async nearest(kbBotId: string, mean: Int8Array, most: number): Promise<Nearest> {
    const best = new Best(most);
    let [sum, pieces] = [0, 0];
    for await (const chunk of this.#chunks(kbBotId)) {
      sum += compare(mean, chunk, best);
      pieces += chunk.ids.length;
    }
    this.#forget();
    return { passages: best.passages(), sum, pieces };
  }

  async *#chunks(kbBotId: string): AsyncGenerator<Chunk> {
    const kept = await this.#open(kbBotId);
    kept.reading ??= this.#read(kept, kbBotId).finally(() => (kept.reading = undefined));
    await kept.reading;
    yield* kept.chunks;
    if (kept.bytes <= this.#most / 2) return;
    for (let last = kept.last; ;) {
      const { chunk, next } = await this.#next(kbBotId, last);
      if (next === undefined) return;
      last = next;
      yield chunk;
    }
  }

  async #open(kbBotId: string): Promise<Kept> {
    const now = performance.now();
    let kept = this.#kept.get(kbBotId);
    if (kept && now > kept.counted + COUNTED && kept.bytes <= this.#most / 2) {
      kept.counted = now;
      const [{ rows } = { rows: 0 }] = await runNamed<{ rows: number }>(this.#db, 'meanings-counted', COUNT, [kbBotId]);
      // Fewer are no matter: what was deleted is found no more.
      if (rows > kept.rows && kept.reading === undefined) kept.until = kept.rows === 0 ? kept.until : now;
    }
    if (!kept || now >= kept.until)
      kept = { chunks: [], last: 0, rows: 0, bytes: 0, until: now + KEPT, counted: now, reading: undefined };
    this.#kept.delete(kbBotId);
    this.#kept.set(kbBotId, kept);
    return kept;
  }

  /** Appends what was added. Stops at half of the room. */
  async #read(kept: Kept, kbBotId: string): Promise<void> {
    while (kept.bytes <= this.#most / 2) {
      const { chunk, rows, next } = await this.#next(kbBotId, kept.last);
      if (next === undefined) return;
      kept.last = next;
      kept.rows += rows;
      const before = kept.chunks.at(-1);
      // Documents that come one by one would make as many chunks.
      if (before && before.ids.length + chunk.ids.length <= CHUNK)
        kept.chunks[kept.chunks.length - 1] = joined(before, chunk);
      else kept.chunks.push(chunk);
      kept.bytes += chunk.means.length + chunk.ids.byteLength + chunk.units.byteLength;
      if (rows < CHUNK) return;
    }
  }

  async #next(kbBotId: string, last: number): Promise<{ chunk: Chunk; rows: number; next: number | undefined }> {
    const rows = await runNamed<{ id: number; place: number; means: Buffer }>(this.#db, 'meanings', NEXT, [
      kbBotId,
      last,
      CHUNK,
    ]);
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
    return { chunk, rows: rows.length, next: rows.at(-1)?.place };
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
