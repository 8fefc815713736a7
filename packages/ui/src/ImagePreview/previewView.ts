/** Where a picture stands in its window: zoom 1 is the whole picture, never larger than it is. Lengths in CSS px. */

export const ZOOM = { least: 0.2, most: 1.5, step: 0.1 } as const;

export interface PreviewView {
  zoom: number;
  /** Quarter turns clockwise, counted on so that the turn is animated the short way. */
  turns: number;
  /** The picture's middle, away from the window's. */
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

export const startView: PreviewView = { zoom: 1, turns: 0, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
/** Steps add up in tenths, not in binary fractions. */
const tenths = (value: number) => Math.round(value * 10) / 10;

export const canZoom = (zoom: number, direction: 1 | -1): boolean =>
  direction > 0 ? zoom < ZOOM.most : zoom > ZOOM.least;

/** The next tenth in a direction, from wherever a pinch has left the zoom. */
export const stepZoom = (zoom: number, direction: 1 | -1): number => {
  const next = tenths(zoom + direction * ZOOM.step);
  return clamp(next, ZOOM.least, ZOOM.most);
};

/** The picture's size at zoom 1, before it is turned. */
export function fitted(picture: Room, room: Room, turns: number): Room {
  const side = turns % 2 !== 0;
  const across = side ? picture.height : picture.width;
  const down = side ? picture.width : picture.height;
  const scale = Math.min(1, room.width / across, room.height / down);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** How far the middle may go each way: as far as the picture reaches over the window. */
export function reachOf(view: PreviewView, picture: Room, room: Room): Room {
  const size = fitted(picture, room, view.turns);
  const side = view.turns % 2 !== 0;
  const across = (side ? size.height : size.width) * view.zoom;
  const down = (side ? size.width : size.height) * view.zoom;
  return { width: Math.max(0, (across - room.width) / 2), height: Math.max(0, (down - room.height) / 2) };
}

/** Keeps the picture over the window wherever it is larger than it, and in the middle where it is not. */
export function settle(view: PreviewView, picture: Room, room: Room): PreviewView {
  const reach = reachOf(view, picture, room);
  return { ...view, x: clamp(view.x, -reach.width, reach.width), y: clamp(view.y, -reach.height, reach.height) };
}

/** Zooms so that the spot under `at` (from the window's middle) stays there. */
export function zoomAt(view: PreviewView, zoom: number, at: { x: number; y: number }): PreviewView {
  const next = clamp(zoom, ZOOM.least, ZOOM.most);
  const ratio = next / view.zoom;
  return { ...view, zoom: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}
