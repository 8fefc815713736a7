import { boxFromFrame, boxIntoFrame, type Direction } from '../layout/frame.ts';
import type { Box, CookedPage } from '../types.ts';

type Sheet = Pick<CookedPage, 'width' | 'height' | 'rotation'>;

const directions: Record<CookedPage['rotation'], Direction> = { 0: 0, 90: 3, 180: 2, 270: 1 };

/** Turns a box of the page as a viewer shows it back into the unrotated page. Points. */
export function boxFromView(box: Box, page: Sheet): Box {
  return boxFromFrame(directions[page.rotation], box, page.width, page.height);
}

/** Turns a box of the unrotated page into the page as a viewer shows it. Points. */
export function boxIntoView(box: Box, page: Sheet): Box {
  return boxIntoFrame(directions[page.rotation], box, page.width, page.height);
}
