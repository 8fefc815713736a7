/** A character that was read in a line. */
export interface Glyph {
  text: string;
  /** Where its middle lies: part of the line's length, 0 to 1. */
  at: number;
  /** 0 to 1. */
  certainty: number;
}

/**
 * The characters of a line from what the network says of each of its `steps`: for every entry of the dictionary how
 * likely it stands there. The first class is "nothing", the last one is a space; a character that goes on over several
 * steps is one.
 */
export function decode(likelihoods: Float32Array, steps: number, dictionary: readonly string[]): Glyph[] {
  const classes = dictionary.length + 2;
  const glyphs: Glyph[] = [];
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    let most = -1;
    for (let at = 0; at < classes; at += 1) {
      const likelihood = likelihoods[step * classes + at] ?? 0;
      if (likelihood > most) [most, best] = [likelihood, at];
    }
    if (best !== 0 && best !== before) {
      glyphs.push({ text: dictionary[best - 1] ?? ' ', at: (step + 0.5) / steps, certainty: most });
    }
    before = best;
  }
  return glyphs;
}
