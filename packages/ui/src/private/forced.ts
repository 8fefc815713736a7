/**
 * In contrast themes (forced colours) the system removes our backgrounds and shadows.
 * Borders, text and icons stay by themselves; these are for what was told by a ground or a shadow alone.
 */
export const forced = '(forced-colors: active)';

/** A surface that stood out gets an edge. */
export const forcedEdge = { [forced]: { border: '1px solid' } } as const;

/** A choice gets a ring inside its edge. */
export const forcedRing = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

/** For a mark that is drawn by its background alone. */
export const forcedMark = { [forced]: { background: 'CanvasText' } } as const;
