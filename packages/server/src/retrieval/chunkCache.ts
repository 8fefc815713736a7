/** What a cache holds of one owner, read from the database in pieces. */
export interface Reading<Chunk> {
  chunk: Chunk;
  /** Rows that were read; fewer than were asked for end the reading. */
  rows: number;
  /** The place of the last of them; undefined where there was none. */
  next: number | undefined;
}

/** How rows of one kind are read: `place` rises with every row, so that a reader sees what is new. */
export interface Rows<Chunk> {
  /** Up to {@link CHUNK} rows of an owner behind a place, in their order. */
  read(owner: string, place: number): Promise<Reading<Chunk>>;
  /** How many rows of an owner there are. */
  count(owner: string): Promise<number>;
  /** Passages or pieces in a chunk, and its memory. */
  lengthOf(chunk: Chunk): number;
  bytesOf(chunk: Chunk): number;
  joined(one: Chunk, other: Chunk): Chunk;
}

interface Kept<Chunk> {
  chunks: Chunk[];
  /** The place of the last row that was read. */
  last: number;
  rows: number;
  bytes: number;
  until: number;
  counted: number;
  reading: Promise<void> | undefined;
}

/** Rows read at once, and the longest that a search holds up everybody else. */
export const CHUNK = 2_048;
/** Deleted rows are forgotten by reading all anew now and then; until then they name nothing that is found. */
const KEPT = 600_000;
/** How often the rows are counted: those of a slower transaction have earlier places than what was read already. */
const COUNTED = 30_000;

/**
 * The rows of the owners that were asked last. Each look reads from the database what was added since the one before,
 * whichever process wrote it. Of an owner that alone would take half of the room the rest is read anew each time.
 */
export class ChunkCache<Chunk> {
  readonly #rows: Rows<Chunk>;
  readonly #most: number;
  readonly #kept = new Map<string, Kept<Chunk>>();

  constructor(rows: Rows<Chunk>, most: number) {
    this.#rows = rows;
    this.#most = most;
  }

  /** All rows of an owner, with a pause for everybody else between two chunks. */
  async *chunks(owner: string): AsyncGenerator<Chunk> {
    const kept = await this.#open(owner);
    kept.reading ??= this.#read(kept, owner).finally(() => (kept.reading = undefined));
    await kept.reading;
    for (const [at, chunk] of kept.chunks.entries()) {
      if (at > 0) await new Promise(setImmediate);
      yield chunk;
    }
    for (let last = kept.last; this.#isFull(kept);) {
      const { chunk, next } = await this.#rows.read(owner, last);
      if (next === undefined) break;
      last = next;
      yield chunk;
    }
    this.#forget();
  }

  #isFull({ bytes }: Kept<Chunk>): boolean {
    return bytes > this.#most / 2;
  }

  async #open(owner: string): Promise<Kept<Chunk>> {
    const now = performance.now();
    let kept = this.#kept.get(owner);
    if (kept && now > kept.counted + COUNTED && !this.#isFull(kept)) {
      kept.counted = now;
      const rows = await this.#rows.count(owner);
      // Fewer are no matter: what was deleted is found no more.
      if (rows > kept.rows && kept.reading === undefined) kept.until = kept.rows === 0 ? kept.until : now;
    }
    if (!kept || now >= kept.until)
      kept = { chunks: [], last: 0, rows: 0, bytes: 0, until: now + KEPT, counted: now, reading: undefined };
    this.#kept.delete(owner);
    this.#kept.set(owner, kept);
    return kept;
  }

  /** Appends what was added. Stops at half of the room. */
  async #read(kept: Kept<Chunk>, owner: string): Promise<void> {
    const { lengthOf, bytesOf, joined } = this.#rows;
    while (!this.#isFull(kept)) {
      const { chunk, rows, next } = await this.#rows.read(owner, kept.last);
      if (next === undefined) return;
      kept.last = next;
      kept.rows += rows;
      kept.bytes += bytesOf(chunk);
      const before = kept.chunks.at(-1);
      // Documents that come one by one would make as many chunks.
      if (before !== undefined && lengthOf(before) + lengthOf(chunk) <= CHUNK)
        kept.chunks[kept.chunks.length - 1] = joined(before, chunk);
      else kept.chunks.push(chunk);
      if (rows < CHUNK) return;
    }
  }

  /** The longest unasked go until the others fit. */
  #forget(): void {
    let bytes = [...this.#kept.values()].reduce((sum, kept) => sum + kept.bytes, 0);
    for (const [owner, kept] of this.#kept) {
      if (bytes <= this.#most) return;
      this.#kept.delete(owner);
      bytes -= kept.bytes;
    }
  }
}
