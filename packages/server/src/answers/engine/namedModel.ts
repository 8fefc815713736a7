import type { Model } from './model.ts';

/** A model with what has to be known to ask it well. */
export interface NamedModel {
  complete: Model;
  /** The same, for short questions of our own: never a going-on with an interrupted answer. */
  askShortly: Model;
  name: string;
  /** Tokens of prompt and answer together. */
  window: number;
}
