/** Groups of numbers that belong together (disjoint sets). */
export class Unions {
  #parents: number[] = [];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, at) => at);
  }

  find(at: number): number {
    while (this.#parents[at] !== at) {
      this.#parents[at] = this.#parents[this.#parents[at]!]!;
      at = this.#parents[at]!;
    }
    return at;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    // The first stays the head, so that groups come in the order of their firsts.
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }

  groups(): number[][] {
    return [...Map.groupBy(this.#parents.keys(), (at) => this.find(at)).values()];
  }
}
