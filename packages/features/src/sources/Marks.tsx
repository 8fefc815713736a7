import { memo } from 'react';
import * as css from './Marks.css.ts';
import { placeBox, type PageShape, type Share } from './model/geometry.ts';
import type { Place, SourceView } from './model/places.ts';

export interface MarksProps {
  page: PageShape;
  places: readonly Place[];
  /** Only sources of an answer bear numbers. */
  of: SourceView['of'];
  /** Key of the block one is at. */
  current: string | null;
}

const percent = (share: number) => `${share * 100}%`;

const look = ({ left, top, width, height }: Share) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** The cited blocks of one page with their numbers, the current one outlined, and their doubtful words underlined; or, in thin lines, all that was read from it. */
export const Marks = memo(function Marks({ page, places, of, current }: MarksProps) {
  const words = places.flatMap(({ key, doubtful }) => doubtful.map((box, at) => ({ key: `${key}-${at}`, box })));
  const underlines = words.map(({ key, box }) => {
    const share = placeBox(box, page);
    return share ? <div key={key} className={css.doubtful} data-doubtful style={look(share)} /> : null;
  });
  const marks = places.map((place) => {
    const share = placeBox(place.box, page);
    const state = of === 'document' ? 'region' : place.key === current ? 'current' : 'other';
    return share ? (
      <div key={place.key} className={css.mark({ state })} data-mark={place.key} data-state={state} style={look(share)}>
        {state === 'region' || of !== 'answer' ? null : (
          <span className={css.badge({ state })} aria-hidden>
            {place.number}
          </span>
        )}
      </div>
    ) : null;
  });
  return [...marks, ...underlines];
});
