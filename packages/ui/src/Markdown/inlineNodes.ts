import type { Destination } from './linkSyntax.ts';

/** Makes the nodes that need more than a bare element: what is allowed, counted and listened to is decided here. */
export interface InlineNodes {
  /** Whether formulas are read at all. */
  readonly mathEnabled: boolean;
  /** Links and citations in the page, changed as texts are built and rebuilt. */
  countLinks(by: number): void;
  code(text: string): Node;
  link(destination: Destination, content: Node): Node;
  image(destination: Destination, alternative: string): Node;
  citation(numbers: string): Node;
  math(tex: string, display: boolean): Node;
  /** The destination of a reference label, if its definition has been seen. */
  reference(label: string): Destination | undefined;
}
