/**
 * Where the system paints with a few colours of its own (contrast themes), the grounds and shadows of ours are gone.
 * Borders, text and icons stay by themselves; these are for what was told by a ground or a shadow alone.
 */
export const forced = '(forced-colors: active)';

/** A surface that stood out gets an edge. */
export const forcedEdge = { [forced]: { border: '1px solid' } } as const;

/** A choice gets a ring inside its edge. */
export const forcedRing = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

/** A mark that is nothing but ground keeps one. */
export const forcedMark = { [forced]: { background: 'CanvasText' } } as const;
