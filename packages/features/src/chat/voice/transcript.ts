/** One result of the recognition. It may take the place of earlier ones, from the first to the last of `replaces`. */
export interface Recognised {
  sn: number;
  words: string;
  replaces: readonly [number, number] | null;
}

/** What was understood so far, by the number of the result. */
export type Transcript = ReadonlyMap<number, string>;

export const emptyTranscript: Transcript = new Map();

/** Takes a result in. A correction may span several earlier results. */
export const hear = (transcript: Transcript, { sn, words, replaces }: Recognised): Transcript => {
  const next = new Map(transcript);
  if (replaces) for (const at of transcript.keys()) if (at >= replaces[0] && at <= replaces[1]) next.delete(at);
  next.set(sn, words);
  return next;
};

export const textOf = (transcript: Transcript): string =>
  [...transcript]
    .toSorted(([a], [b]) => a - b)
    .map(([, words]) => words)
    .join('')
    .trim();
