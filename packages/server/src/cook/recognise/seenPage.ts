import { bodyOf } from '../layout/bodySize.ts';
import { toPage } from '../layout/blocks.ts';
import { layOutPage } from '../layout/page.ts';
import { isGarbled } from '../layout/quality.ts';
import type { Drawing, Layout } from '../layout/types.ts';
import type { CookedBlock } from '../types.ts';
import type { PageImage } from './pageImage.ts';
import { fragmentsOf, type SeenWord } from './words.ts';

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

/** The blocks of a laid-out picture, with boxes on the unrotated page. `body` is the file's usual font size. */
export function blocksOf(layout: Layout, image: PageImage, body = 0): CookedBlock[] {
  return toPage(layout, bodyOf(layout, body)).blocks.map((block) => ({ ...block, box: image.toPage(block.box) }));
}
