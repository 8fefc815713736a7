import { blockId } from '../layout/blocks.ts';
import { overlap, unite } from '../layout/geometry.ts';
import type { CookedBlock, Box, CookedPage } from '../types.ts';
import type { OfficeBlock } from './types.ts';

const nowhere: Box = { left: 0, top: 0, right: 0, bottom: 0 };
/** How many blocks ahead a printed line is looked for, because tables and lists are printed in another order. */
const lookAhead = 40;

/** A text without what printing may change: spaces, bullets, dashes, quotation marks and how the number of a note is marked. */
function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/〔注(\d+)〕/g, '$1')
    .replace(/[\s|•·●○■□◆▪–—\-'"‘’‚“”„′″`´]/g, '')
    .toLowerCase();
}

interface Place {
  page: number;
  box: Box;
}

/** A printed picture that no block stands for, behind the block of this number. */
interface StrayPicture extends Place {
  behind: number;
}

/** Finds the block of each printed line; both are walked through in order. Also gives the pictures without a block. */
function placesOf(
  blocks: readonly OfficeBlock[],
  pages: readonly CookedPage[],
): { places: Place[][]; pictures: StrayPicture[] } {
  const texts = blocks.map((block) => squeeze(block.text));
  const places: Place[][] = blocks.map(() => []);
  /** Lines that no block holds, by the block last found before them. */
  const strays = new Map<number, Place[]>();
  const pictures: StrayPicture[] = [];
  let cursor = 0;
  let last = -1;
  for (const page of pages) {
    for (const line of page.blocks) {
      const index = line.type === 'image' ? nextImage(blocks, places, cursor) : findText(texts, line, cursor);
      const place = { page: page.index, box: line.box };
      if (index < 0 && line.type === 'image') {
        pictures.push({ ...place, behind: last });
        continue;
      }
      if (index < 0) {
        strays.set(last, [...(strays.get(last) ?? []), place]);
        continue;
      }
      places[index]?.push(place);
      if (line.type !== 'image') last = cursor = index;
    }
  }
  // Lines found nowhere belong to the one block between two found ones, e.g. writing from right to left.
  for (const [before, lines] of strays) {
    const alone = places[before + 1]?.length === 0 && blocks[before + 1]?.type !== 'image';
    const closed = before + 2 >= places.length || (places[before + 2]?.length ?? 0) > 0;
    if (alone && closed) places[before + 1] = lines;
  }
  return { places, pictures: pictures.filter((picture) => !comesBack(picture, pictures)) };
}

/** The logo in a header stands at the same place of several pages. */
function comesBack({ page, box }: StrayPicture, pictures: readonly StrayPicture[]): boolean {
  return pictures.some((other) => other.page !== page && overlap(other.box, box) > 0.9);
}

function nextImage(blocks: readonly OfficeBlock[], places: readonly Place[][], cursor: number): number {
  const from = Math.max(0, cursor - 2);
  const at = blocks
    .slice(from, from + lookAhead)
    .findIndex((block, i) => block.type === 'image' && places[from + i]?.length === 0);
  return at < 0 ? -1 : from + at;
}

function findText(texts: readonly string[], line: CookedBlock, cursor: number): number {
  const text = squeeze(line.text);
  if (text === '') return -1;
  const holds = (from: number, part: string): number =>
    texts.slice(from, from + lookAhead).findIndex((block) => block.includes(part));
  const whole = holds(cursor, text);
  // A word or two may occur anywhere, so short lines are looked for in the next blocks only.
  if (whole >= 0 && (text.length >= 6 || whole <= 3)) return cursor + whole;
  if (text.length < 16) return -1;
  const begin = holds(cursor, text.slice(0, 12));
  return begin < 0 ? -1 : cursor + begin;
}

/** Splits the text of a block between its pages. `shares` are the numbers of lines on each. */
function splitText(text: string, shares: readonly number[]): string[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  let sum = 0;
  return shares.map((share, i) => {
    sum += share;
    const to = i === shares.length - 1 ? text.length : Math.round((text.length * sum) / total);
    const part = text.slice(from, to);
    from = to;
    return part;
  });
}

/**
 * Gives the blocks of a Word file their places in its PDF form. A paragraph that runs over a page break becomes one
 * block per page; a block that was not found again keeps its order, on the page of the one before it, without a box.
 * Printed pictures that the reader of the file did not find, as in old Word files, become blocks too.
 */
export function placeBlocks(blocks: readonly OfficeBlock[], printed: readonly CookedPage[]): CookedPage[] {
  const pages = printed.map((page): CookedPage => ({ ...page, textLayer: 'ok', blocks: [] }));
  const { places, pictures } = placesOf(blocks, printed);
  const addPictures = (behind: number): void => {
    for (const { page, box } of pictures.filter((picture) => picture.behind === behind)) {
      pages[page - 1]?.blocks.push({ id: blockId(), type: 'image', text: '', box });
    }
  };
  let current = 1;
  addPictures(-1);
  blocks.forEach((block, i) => {
    const own = places[i] ?? [];
    const onPages = [...new Set(own.map((place) => place.page))].sort((a, b) => a - b);
    const first = onPages[0] ?? current;
    if (block.type !== 'paragraph' || onPages.length < 2) {
      const box = unite(own.filter((place) => place.page === first).map((place) => place.box));
      pages[first - 1]?.blocks.push({ id: blockId(), ...block, box: own.length > 0 ? box : nowhere });
    } else {
      const boxes = onPages.map((page) => own.filter((place) => place.page === page).map((place) => place.box));
      const texts = splitText(
        block.text,
        boxes.map((list) => list.length),
      );
      onPages.forEach((page, part) => {
        const box = unite(boxes[part] ?? []);
        pages[page - 1]?.blocks.push({ id: blockId(), ...block, text: texts[part] ?? '', box });
      });
    }
    current = onPages.at(-1) ?? current;
    addPictures(i);
  });
  return pages;
}

/** All blocks on one page without places, where no program is installed that makes the PDF form. */
export function unplaced(blocks: readonly OfficeBlock[]): CookedPage[] {
  const placed = blocks.map((block): CookedBlock => ({ id: blockId(), ...block, box: nowhere }));
  return [{ index: 1, width: 0, height: 0, rotation: 0, textLayer: 'ok', blocks: placed }];
}
