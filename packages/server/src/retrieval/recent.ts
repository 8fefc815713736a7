/**
 * What was read lately, by id, up to so many characters in all; what was not needed for the longest time goes first.
 * For what never changes under its id.
 */
export class Recent<T> {
  readonly #most: number;
  readonly #kept = new Map<number, { value: T; size: number }>();
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(id: number): T | undefined {
    const found = this.#kept.get(id);
    if (!found) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, found);
    return found.value;
  }

  add(id: number, value: T, size: number): void {
    this.#size += size - (this.#kept.get(id)?.size ?? 0);
    this.#kept.delete(id);
    this.#kept.set(id, { value, size });
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
  }
}
