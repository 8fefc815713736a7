import type { Direction } from './frame.ts';
import type { Layout, Line } from './types.ts';

/** Headers and footers are this near to an edge. A part of the page's height. */
const margin = 0.13;
/** Heights are rounded to this before they are compared. Points. */
const step = 4;

const pageNumber = /^[-–—·\s]*(第\s*)?([0-9]{1,4}|[ivxlc]{1,6})(\s*页)?(\s*[/／,，共of]+\s*\d{1,4}\s*页?)?[-–—·\s]*$/i;

/** Numbers that say which page it is, or how many there are. */
const pageWords =
  /第\s*\d+\s*[/／]?\s*\d*\s*页|共?\s*\d+\s*页|\bpage\s*\d+|\bp\.?\s*\d+|\b\d+\s*(?:[/／]|of\b)\s*\d+/gi;
/** A number set apart at an end of its line: a page's number when it rises from page to page. */
const endNumber = /^[-–—·|｜\s]*(\d{1,3})(?=[–—·|｜\s])|[–—·|｜\s](\d{1,3})(?=[-–—·|｜\s]*$)/;

interface Candidate {
  line: Line;
  /** Height on the page, in steps. */
  place: number;
  /** Whether it is near to the upper edge. */
  upper: boolean;
  /** What is compared between pages: its text without the page's number. Other numbers are what it says. */
  words: string;
  /** Its text without any number, to know lines that say something else on each page. */
  numberless: string;
  /** Its text without the number at its end, and that number. */
  ended?: { words: string; value: number };
  /** Whether it is the first or last line of its page, with clear space to the next one. */
  alone: boolean;
  numbered: boolean;
}

interface Placed {
  line: Line;
  direction: Direction;
  /** Distance from the nearer edge of the sheet, in the reading direction, as a part of its height. */
  near: number;
  /** Whether that edge is the upper one. */
  upper: boolean;
  /** Middle of the line in the reading direction. Points. */
  at: number;
}

export const linesOf = (layout: Layout): Line[] =>
  layout.pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines : []));

function placedLines(layout: Layout): Placed[] {
  return layout.pieces.flatMap((piece) => {
    if (piece.kind !== 'lines') return [];
    const height = piece.direction % 2 === 1 ? layout.width : layout.height;
    return piece.lines.map((line) => {
      const [above, below] = [line.box.top, height - line.box.bottom];
      const near = Math.min(above, below) / height;
      return { line, direction: piece.direction, near, upper: above < below, at: (line.box.top + line.box.bottom) / 2 };
    });
  });
}

/** Without spaces, as the same line may be spaced in other ways on another page. */
const close = (direction: Direction, text: string): string => `${direction}|${text.replace(/\s/g, '')}`;

/** The lines near the edges, with what is compared between pages: their height and their text. */
export function candidatesOf(layout: Layout): Candidate[] {
  const placed = placedLines(layout);
  return placed.flatMap(({ line, direction, near, upper, at }) => {
    if (near > margin || line.text.length > 120) return [];
    const others = placed.filter((other) => other.direction === direction && Math.abs(other.at - at) > line.size * 0.5);
    const above = Math.max(-Infinity, ...others.filter((other) => other.at < at).map((other) => other.at));
    const below = Math.min(Infinity, ...others.filter((other) => other.at > at).map((other) => other.at));
    const room = line.size * 2.2;
    const alone = (above === -Infinity && below - at > room) || (below === Infinity && at - above > room);
    const text = line.text.replace(pageWords, '#');
    const end = endNumber.exec(text);
    const ended = end && {
      words: close(direction, text.replace(endNumber, ' # ')),
      value: Number(end[1] ?? end[2]),
    };
    return [
      {
        line,
        place: Math.round(line.baseline / step),
        upper,
        words: close(direction, text),
        numberless: close(direction, text.replace(/\d+/g, '#')),
        ...(ended && { ended }),
        alone,
        numbered: pageNumber.test(line.text),
      },
    ];
  });
}
