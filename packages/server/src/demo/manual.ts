/** A piece of a manual, in reading order. */
export type Piece =
  | { heading: string }
  | { text: string }
  | { steps: readonly string[] }
  | { table: readonly (readonly string[])[]; caption: string };

/** A small printed manual: a title page head, then chapters. */
export interface Manual {
  /** File name without extension. */
  name: string;
  title: string;
  subtitle: string;
  /** Running head of every page. */
  head: string;
  pieces: readonly Piece[];
}
