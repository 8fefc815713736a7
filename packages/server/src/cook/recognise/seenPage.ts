import { bodyOf } from '../layout/bodySize.ts';
import { toPage } from '../layout/blocks.ts';
import { holdsCentre } from '../layout/geometry.ts';
import { layOutPage } from '../layout/page.ts';
import { isGarbled } from '../layout/quality.ts';
import type { Drawing, Layout } from '../layout/types.ts';
import type { CookedBlock } from '../types.ts';
import type { PageImage } from './pageImage.ts';
import { fragmentsOf, isDoubtful, type SeenWord } from './words.ts';

/** Words and ruling lines of a picture, laid out as those of a PDF are. Null when they make no text. */
export function layOutSeen(index: number, image: PageImage, words: readonly SeenWord[]): Layout | null {
  if (words.length === 0 || isGarbled(words.map(({ text }) => text).join(''))) return null;
  const { scale } = image;
  const drawing: Drawing = {
    index,
    width: image.width / scale,
    height: image.height / scale,
    rotation: 0,
    fragments: fragmentsOf(words, scale),
    rules: image.rules.map(({ box: { left, top, right, bottom }, horizontal }) => ({
      horizontal,
      box: { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale },
    })),
    images: [],
    paths: 0,
  };
  const layout = layOutPage(drawing);
  return layout.textLayer === 'ok' ? layout : null;
}

/** A block whose words are nearly all doubtful is marked by so many of them. */
const mostDoubtful = 40;

/**
 * The blocks of a laid-out picture of these words, with boxes on the unrotated page. `body` is the file's usual font
 * size.
 */
export function blocksOf(layout: Layout, image: PageImage, words: readonly SeenWord[], body = 0): CookedBlock[] {
  const { scale } = image;
  const doubts = words.filter(isDoubtful).map(({ box: { left, top, right, bottom } }) => ({
    left: left / scale,
    top: top / scale,
    right: right / scale,
    bottom: bottom / scale,
  }));
  return toPage(layout, bodyOf(layout, body)).blocks.map((block) => {
    const doubtful = doubts.filter((box) => holdsCentre(block.box, box)).slice(0, mostDoubtful);
    return {
      ...block,
      box: image.toPage(block.box),
      ...(doubtful.length > 0 && { doubtful: doubtful.map((box) => image.toPage(box)) }),
    };
  });
}
