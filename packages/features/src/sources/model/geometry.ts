import type { Box } from '@tinystar/contract';

/** A page as the file describes it: points, unrotated; `rotation` is clockwise in degrees, a multiple of 90. */
export interface PageShape {
  width: number;
  height: number;
  rotation: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle as shares (0 to 1) of the page as it is shown, so that it holds at every zoom. */
export interface Share {
  left: number;
  top: number;
  width: number;
  height: number;
}

const quarter = (rotation: number) => (((Math.round(rotation / 90) % 4) + 4) % 4) as 0 | 1 | 2 | 3;

/** The size of the page as it is shown, in points. */
export const shownSize = ({ width, height, rotation }: PageShape): Size =>
  quarter(rotation) % 2 === 0 ? { width, height } : { width: height, height: width };

/** Where a box of the unrotated page lies on the shown page; null when nothing of it is on the page. */
export const placeBox = (box: Box, page: PageShape): Share | null => {
  const left = clamp(Math.min(box.left, box.right) / page.width);
  const right = clamp(Math.max(box.left, box.right) / page.width);
  const top = clamp(Math.min(box.top, box.bottom) / page.height);
  const bottom = clamp(Math.max(box.top, box.bottom) / page.height);
  const width = right - left;
  const height = bottom - top;
  if (!(width > 0 && height > 0)) return null;
  switch (quarter(page.rotation)) {
    case 0:
      return { left, top, width, height };
    case 1:
      return { left: 1 - bottom, top: left, width: height, height: width };
    case 2:
      return { left: 1 - right, top: 1 - bottom, width, height };
    case 3:
      return { left: top, top: 1 - right, width: height, height: width };
  }
};

/** The box of the unrotated page that lies at a place of the shown page: the other way of {@link placeBox}. */
export const boxAt = ({ left, top, width, height }: Share, page: PageShape): Box => {
  const [right, bottom] = [left + width, top + height];
  const share = [
    { left, top, right, bottom },
    { left: top, top: 1 - right, right: bottom, bottom: 1 - left },
    { left: 1 - right, top: 1 - bottom, right: 1 - left, bottom: 1 - top },
    { left: 1 - bottom, top: left, right: 1 - top, bottom: right },
  ][quarter(page.rotation)]!;
  return {
    left: share.left * page.width,
    top: share.top * page.height,
    right: share.right * page.width,
    bottom: share.bottom * page.height,
  };
};

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** A box one can show: real numbers and a real area. Documents without a PDF form carry empty ones. */
export const isRealBox = (box: Box): boolean =>
  [box.left, box.top, box.right, box.bottom].every(Number.isFinite) &&
  Math.abs(box.right - box.left) > 0 &&
  Math.abs(box.bottom - box.top) > 0;
