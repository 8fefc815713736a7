import type { Model } from './model.ts';
import type { OnSpent } from './shortCall.ts';

/** A model with what has to be known to ask it well. */
export interface NamedModel {
  complete: Model;
  /** The same, for short questions of our own: never a going-on with an interrupted answer. */
  askShortly: Model;
  /** Told what short questions took; what the answer took is on its trace. */
  onSpent?: OnSpent;
  name: string;
  /** Tokens of prompt and answer together. */
  window: number;
}
