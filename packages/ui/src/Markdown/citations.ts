import { markdownCopy } from './copy.ts';

/** A source that an answer may cite. */
export interface Citation {
  /** The document's or question's name; the chip's accessible name contains it. */
  readonly label: string;
  /** The source was deleted: the number stays, but it leads nowhere. */
  readonly gone?: boolean;
}

/** The sources of an answer by the number its text cites. */
export type Citations = ReadonlyMap<number, Citation>;

/** A mark as the model wrote it, kept until the sources are known. */
export function citationMark(className: string, chipClass: string, numbers: string, citations: Citations): HTMLElement {
  const mark = document.createElement('span');
  mark.className = className;
  mark.dataset.cite = numbers.replaceAll(/[，、]/g, ',').replaceAll(/\s/g, '');
  fillMark(mark, chipClass, citations);
  return mark;
}

/** Shows a mark as chips for the numbers that have a source, and as the plain text it is for the others. */
export function fillMark(mark: HTMLElement, chipClass: string, citations: Citations): void {
  const numbers = (mark.dataset.cite ?? '').split(',').map(Number);
  const known = numbers.filter((number) => citations.has(number));
  if (known.length === 0) {
    const text = `[${mark.dataset.cite}]`;
    if (mark.textContent !== text) mark.textContent = text;
    return;
  }
  const parts = numbers.flatMap((number): (Node | string)[] => {
    const citation = citations.get(number);
    // The word joiner keeps a chip on the line of the word it proves.
    return citation ? ['\u2060', chip(chipClass, number, citation)] : [`[${number}]`];
  });
  mark.replaceChildren(...parts);
}

// Not a button element: buttons are laid out as boxes and may start a line.
function chip(className: string, number: number, citation: Citation): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.role = 'button';
  element.tabIndex = 0;
  element.dataset.number = String(number);
  element.ariaLabel = markdownCopy.citation(number, citation.label);
  if (citation.gone) element.ariaDisabled = 'true';
  element.textContent = String(number);
  return element;
}
