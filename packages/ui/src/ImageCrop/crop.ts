/** Geometry of cutting a frame of fixed shape out of an image. All lengths in pixels of the image. */

export interface Size {
  width: number;
  height: number;
}

export interface Frame extends Size {
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const corners = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;
export type Corner = (typeof corners)[number];

export const ratios = ['original', '1:1', '3:4', '4:3'] as const;
/** Width to height; `original` is the image's own. */
export type Ratio = (typeof ratios)[number];

/** Smallest side of a result, and of the frame on the screen. */
export const MIN_SIDE = 60;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high));

/** Width divided by height. */
export function shapeOf(ratio: Ratio, image: Size): number {
  if (ratio === 'original') return image.width / image.height;
  const [width, height] = ratio.split(':').map(Number);
  return (width ?? 1) / (height ?? 1);
}

/** Images with a side below this are refused: the smallest frame would not fit. */
export const isTooSmall = (image: Size): boolean => Math.min(image.width, image.height) < MIN_SIDE;

/** The largest width a frame of this shape may have inside `room`. */
const widest = (room: Size, shape: number) => Math.min(room.width, room.height * shape);

/**
 * The least width of a frame: 60 image pixels on its shorter side, and 60 on the screen too,
 * because smaller ones cannot be held. `shown` is screen px per image px.
 */
export function leastWidth(shape: number, image: Size, shown: number): number {
  const side = Math.max(MIN_SIDE, MIN_SIDE / shown);
  return Math.min(shape >= 1 ? side * shape : side, widest(image, shape));
}

/** The largest frame of the shape, in the middle. */
export function firstFrame(shape: number, image: Size): Frame {
  const width = widest(image, shape);
  const height = width / shape;
  return { x: (image.width - width) / 2, y: (image.height - height) / 2, width, height };
}

/** Moves a frame; it stops at the edges. */
export function moveFrame(frame: Frame, by: Point, image: Size): Frame {
  return {
    ...frame,
    x: clamp(frame.x + by.x, 0, image.width - frame.width),
    y: clamp(frame.y + by.y, 0, image.height - frame.height),
  };
}

/** Pulls one corner to a point; the corner across stays, the shape stays, nothing leaves the image. */
export function pullCorner(frame: Frame, corner: Corner, to: Point, image: Size, least: number): Frame {
  const shape = frame.width / frame.height;
  const end = corner === 'topEnd' || corner === 'bottomEnd';
  const bottom = corner === 'bottomStart' || corner === 'bottomEnd';
  const anchor = { x: end ? frame.x : frame.x + frame.width, y: bottom ? frame.y : frame.y + frame.height };
  const room = { width: end ? image.width - anchor.x : anchor.x, height: bottom ? image.height - anchor.y : anchor.y };
  const across = end ? to.x - anchor.x : anchor.x - to.x;
  const down = bottom ? to.y - anchor.y : anchor.y - to.y;
  const most = widest(room, shape);
  const width = clamp(Math.max(across, down * shape), Math.min(least, most), most);
  const height = width / shape;
  return { x: end ? anchor.x : anchor.x - width, y: bottom ? anchor.y : anchor.y - height, width, height };
}

/** Grows or shrinks a frame about its middle, pushing it inside where it would leave the image. */
export function scaleFrame(frame: Frame, factor: number, image: Size, least: number): Frame {
  const shape = frame.width / frame.height;
  const width = clamp(frame.width * factor, least, widest(image, shape));
  const height = width / shape;
  const x = frame.x + (frame.width - width) / 2;
  const y = frame.y + (frame.height - height) / 2;
  return moveFrame({ x, y, width, height }, { x: 0, y: 0 }, image);
}

/** The size of the result: `side` px on its shorter side. */
export function resultSize(shape: number, side: number): Size {
  return shape >= 1
    ? { width: Math.round(side * shape), height: side }
    : { width: side, height: Math.round(side / shape) };
}

/** How far an image must shrink to be held in memory: its longer side in px. Never grows. */
export function workingSize(image: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(image.width, image.height));
  return {
    width: Math.max(1, Math.round(image.width * factor)),
    height: Math.max(1, Math.round(image.height * factor)),
  };
}
