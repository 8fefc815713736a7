/** A passage that lies near the question by its vector. */
export interface Near {
  id: number;
  /** Cosine. */
  similarity: number;
  /**
   * How far it stands out from all passages of the assistant, in standard deviations beyond what the first of as many
   * unrelated ones would.
   */
  stands: number;
}

/**
 * Dampens the difference between the first places, so that no list decides alone. The 60 of the literature is for lists
 * of a thousand: on twenty it lets what is last in both beat what is first in one.
 */
const DAMPING = 10;
const LONGEST = 20;

/** One order of several lists (reciprocal-rank fusion): what stands high in more than one of them comes first. */
export function fuse(lists: readonly (readonly number[])[]): number[] {
  const scores = new Map<number, number>();
  for (const list of lists) {
    for (const [at, id] of list.slice(0, LONGEST).entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (DAMPING + at + 1));
  }
  return [...scores].toSorted(([a, one], [b, other]) => other - one || a - b).map(([id]) => id);
}
