import { boxFromFrame, type Direction } from '../layout/frame.ts';
import type { Box, CookedPage } from '../types.ts';

const directions: Record<CookedPage['rotation'], Direction> = { 0: 0, 90: 3, 180: 2, 270: 1 };

/** Turns a box of the page as a viewer shows it back into the unrotated page. Points. */
export function boxFromView(box: Box, page: Pick<CookedPage, 'width' | 'height' | 'rotation'>): Box {
  return boxFromFrame(directions[page.rotation], box, page.width, page.height);
}
