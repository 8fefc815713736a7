/** What may not begin a line, and what may not end one. */
const CLOSING = /^[、。，．！？；：）》」』】〕〉”’…—～·%‰℃,.!?;:)\]}]/u;
const OPENING = /[（《「『【〔〈“‘([{]$/u;
/** What stands badly before an ellipsis. */
const LOOSE = /[\s、。，；：！？,.;:!?（《「『【“‘([{]+$/u;
/** The last word of letters and digits, or the last character of any other writing. */
const LAST = /(?:[\p{Script=Latin}\p{N}'’-]+|.)$/su;

type Measure = (text: string) => number;

/** The words of a paragraph, each with the punctuation that may not be parted from it. */
function unitsOf(paragraph: string, width: number, measure: Measure): string[] {
  const units: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(paragraph)) {
    // A word that is wider than a line breaks anywhere.
    for (const part of measure(segment) > width ? [...segment] : [segment]) {
      const last = units.at(-1);
      const stays = last !== undefined && (CLOSING.test(part) || OPENING.test(last)) && measure(last + part) <= width;
      if (stays) units[units.length - 1] = last + part;
      else units.push(part);
    }
  }
  return units;
}

function fill(units: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line && measure((line + unit).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line = (line + unit).trimStart();
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** As many lines as the width needs, of about one length: no word is left alone on the last. */
function balance(units: readonly string[], width: number, measure: Measure): string[] {
  const full = fill(units, width, measure);
  let best = full;
  for (let low = width / 2, high = width; high - low > 4;) {
    const middle = (low + high) / 2;
    const lines = fill(units, middle, measure);
    if (lines.length > full.length) low = middle;
    else [high, best] = [middle, lines];
  }
  return best;
}

function shorten(line: string, width: number, measure: Measure): string {
  let left = line.replace(LOOSE, '');
  while (left && measure(`${left}…`) > width) {
    const words = left.replace(LAST, '').replace(LOOSE, '');
    left = words || [...left].slice(0, -1).join('');
  }
  return `${left}…`;
}

/**
 * Cuts a text into lines of so many pixels: none begins with a closing mark or ends with an opening one, and those of a
 * paragraph are about as long as each other. What does not fit in `most` lines ends with an ellipsis.
 */
export function linesIn(text: string, width: number, most: number, measure: Measure): string[] {
  const paragraphs = text.split(/\n+/).map((paragraph) => unitsOf(paragraph.trim(), width, measure));
  const lines = paragraphs.flatMap((units) => balance(units, width, measure));
  if (lines.length <= most) return lines;
  const full = paragraphs.flatMap((units) => fill(units, width, measure)).slice(0, most);
  return [...full.slice(0, -1), shorten(full.at(-1)!, width, measure)];
}
