/** A heading and how far it steps in, 0 to 2. */
export interface OutlineEntry<Place> {
  place: Place;
  step: 0 | 1 | 2;
}

/** Characters and headings from which on an answer has an outline. */
const LONG = 1_200;
const HEADINGS = 3;
const HEADING = /^ {0,3}#{1,6}[ \t]+\S/gm;

/** Whether an answer is long enough to get lost in, and has headings to find the way by. */
export const hasOutline = (text: string): boolean =>
  text.length >= LONG && (text.match(HEADING)?.length ?? 0) >= HEADINGS;

/** The headings of a text by their levels, as they stand below the highest of them: levels that nobody uses take no step. */
export function outlineOf<Place>(headings: readonly { place: Place; level: number }[]): OutlineEntry<Place>[] {
  const used = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  return headings.flatMap(({ place, level }) => {
    const step = used.indexOf(level);
    return step === 0 || step === 1 || step === 2 ? [{ place, step }] : [];
  });
}
