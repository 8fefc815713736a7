import { normalise } from './normalise.ts';
import { termsOf } from './terms.ts';

/** A model that a question names: X7, Orchid-8, S1 Pro. */
export interface Model {
  terms: readonly string[];
  /** Finds the model itself, however its parts are joined: S1 is in XQ-S1 and S 1, but not in S10. */
  itself: RegExp;
  /** Finds models whose names differ in the number alone. */
  kin: RegExp;
}

/** Letters before digits; 5G and 64M are quantities. */
const MODEL =
  /(?<![a-z\d])((?:[a-z]+-)*[a-z]+)(-?)(\d+[a-z]*)(?![a-z\d.])(?:[\s-]*(pro|max|plus|mini|lite|ultra|air)(?![a-z]))?/g;

/** The models that a question names. */
export function modelsIn(question: string): Model[] {
  return [...normalise(question).toLowerCase().matchAll(MODEL)].map(([name, letters = '', , digits = '', edition]) => {
    const start = String.raw`(?<![a-z\d])${letters}[-\s]?`;
    const end = edition ? String.raw`[\s-]*${edition}(?![a-z])` : String.raw`(?![a-z\d])`;
    return {
      terms: termsOf(name),
      itself: new RegExp(start + digits + end, 'i'),
      kin: new RegExp(String.raw`${start}\d`, 'i'),
    };
  });
}

/** Whether a text speaks only of the neighbours of what the question names: the noise of X1 and X2 is not that of X3. */
export function speaksOfKin(text: string, models: readonly Model[]): boolean {
  return models.some(({ kin }) => kin.test(text)) && !models.some(({ itself }) => itself.test(text));
}
