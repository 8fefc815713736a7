import { findProgram } from '../child/program.ts';
import { BodySize } from '../layout/bodySize.ts';
import { FurnitureFinder, withoutFurniture } from '../layout/furniture.ts';
import { area, holdsCentre } from '../layout/geometry.ts';
import type { Layout } from '../layout/types.ts';
import type { Box, CookedBlock, CookedPage, CookInput, Limits } from '../types.ts';
import { imageOf, imageTurned, type PageImage } from './pageImage.ts';
import { Readers } from './readers.ts';
import { blocksOf, layOutSeen } from './seenPage.ts';
import { inTurn } from './turns.ts';
import { certaintyOf, type SeenWord } from './words.ts';

/** Smaller pictures of a page with text are not read: logos, icons, photos in a row. A part of the page. */
const leastPicture = 0.06;
/** The shorter side of a picture that is read. Points. */
const leastSide = 90;
/** Words of a picture among text are taken only when the reader was as sure of them as this, of 100, on average. */
const leastCertainInPicture = 70;
/** Fewer letters in a picture are a caption or a brand. */
const leastLetters = 6;

interface Context {
  input: CookInput;
  limits: Limits;
  drawer: string | null;
  readers: Readers;
}

/** A page that was read as a whole. */
interface SeenPage {
  image: PageImage;
  words: readonly SeenWord[];
  layout: Layout;
}

const isUnread = (page: CookedPage): boolean => page.textLayer === 'missing' || page.textLayer === 'garbled';

/** Reads the page, or only parts of it. `unread` when there was no time for it. */
async function see(
  context: Context,
  page: CookedPage,
  parts: readonly Box[] | null,
): Promise<{ image: PageImage; words: SeenWord[] } | 'unread' | null> {
  await using image = await imageOf(page, parts, context);
  if (!image) return null;
  const seen = await context.readers.read(image);
  return seen ? { image: imageTurned(image, seen.turn), words: seen.words } : 'unread';
}

/** Fills what a page with text lacks: its garbled parts and its large pictures. */
async function fillParts(context: Context, page: CookedPage, parts: readonly Box[]): Promise<CookedPage> {
  const seen = await see(context, page, parts);
  if (!seen || seen === 'unread') return page;
  const { image, words } = seen;
  const { scale } = image;
  const placed = words.map((word) => {
    const { left, top, right, bottom } = word.box;
    const points = { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
    return { word, box: image.toPage(points) };
  });
  const readIn = (part: Box): CookedBlock[] => {
    const inside = placed.filter(({ box }) => holdsCentre(part, box)).map(({ word }) => word);
    const letters = inside.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []).length;
    if (certaintyOf(inside) < leastCertainInPicture || letters < leastLetters) return [];
    const layout = layOutSeen(page.index, image, inside);
    return layout ? blocksOf(layout, image, inside) : [];
  };
  const blocks = page.blocks.map((block) => {
    if (block.type !== 'image' || !parts.includes(block.box)) return block;
    const text = readIn(block.box).map((found) => found.text);
    return { ...block, text: [block.text, ...text].filter(Boolean).join('\n') };
  });
  const gaps: Box[] = [];
  for (const gap of page.gaps ?? []) {
    const found = readIn(gap);
    if (found.length === 0) gaps.push(gap);
    const at = blocks.findIndex((block) => block.box.top >= gap.top);
    blocks.splice(at < 0 ? blocks.length : at, 0, ...found.map(({ headingLevel: _, ...block }) => block));
  }
  const toPictures = blocks.some((block) => block.type === 'image' && parts.includes(block.box) && block.text !== '');
  return { ...page, blocks, gaps, filled: toPictures || gaps.length < (page.gaps?.length ?? 0) };
}

function picturesToRead(page: CookedPage): Box[] {
  const least = page.width * page.height * leastPicture;
  return page.blocks
    .filter(({ type, text }) => type === 'image' && text === '')
    .map(({ box }) => box)
    .filter((box) => area(box) >= least && Math.min(box.right - box.left, box.bottom - box.top) >= leastSide);
}

/** Lays all pages that were read out again, without what repeats on them. */
function withoutRepeats(pages: readonly CookedPage[], seen: ReadonlyMap<number, SeenPage>): CookedPage[] {
  const finder = new FurnitureFinder();
  const body = new BodySize();
  for (const { layout } of seen.values()) {
    finder.add(layout);
    body.add(layout);
  }
  return pages.map((page) => {
    const own = seen.get(page.index);
    if (!own) return page;
    const blocks = blocksOf(withoutFurniture(own.layout, finder, body.value), own.image, own.words, body.value);
    return blocks.length === 0 ? page : { ...page, textLayer: 'recognised', blocks };
  });
}

/**
 * Reads pages without usable text from their pictures; then the garbled parts and
 * the large pictures of the other pages. Pages for which the time was too short become `unread`. One page after the
 * other, and files take turns, so that no file takes the whole machine. `known` are pages of an earlier try, which stay
 * as they are.
 */
export async function recognise(
  pages: readonly CookedPage[],
  input: CookInput,
  limits: Limits,
  { until, known = [] }: { until: number; known?: readonly CookedPage[] },
): Promise<CookedPage[]> {
  const wanted = pages.some((page) => isUnread(page) || page.gaps?.length || picturesToRead(page).length > 0);
  const readers = wanted ? await Readers.open(input, limits) : null;
  if (!readers) return [...pages];
  const context = { input, limits, readers, drawer: await findProgram('pdftoppm') };
  const hasTime = (): boolean => performance.now() < until && readers.cpu < limits.recognise;
  const seen = new Map<number, SeenPage>();
  const result: CookedPage[] = [];
  for (const page of pages) {
    const before = known.find(({ index }) => index === page.index);
    if (before) result.push({ ...page, textLayer: before.textLayer, blocks: before.blocks });
    else if (!isUnread(page)) result.push(page);
    else {
      const found = hasTime() ? await inTurn(() => see(context, page, null)) : 'unread';
      const layout = found && found !== 'unread' ? layOutSeen(page.index, found.image, found.words) : null;
      if (found && found !== 'unread' && layout) seen.set(page.index, { ...found, layout });
      result.push(found === 'unread' ? { ...page, textLayer: 'unread' } : page);
    }
    input.onProgress?.(page.index, pages.length);
  }
  const read = withoutRepeats(result, seen);
  for (const [at, page] of read.entries()) {
    const isKnown = known.some(({ index }) => index === page.index);
    const parts = page.textLayer === 'ok' && !isKnown ? [...(page.gaps ?? []), ...picturesToRead(page)] : [];
    if (parts.length > 0 && hasTime()) read[at] = await inTurn(() => fillParts(context, page, parts));
  }
  return read;
}
