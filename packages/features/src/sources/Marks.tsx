import { memo } from 'react';
import * as css from './Marks.css.ts';
import { placeBox, type PageShape, type Share } from './model/geometry.ts';
import type { Place } from './model/places.ts';

export interface MarksProps {
  page: PageShape;
  places: readonly Place[];
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

/** The cited blocks of one page with their numbers; the current one is outlined. */
export const Marks = memo(function Marks({ page, places, current }: MarksProps) {
  return places.map((place) => {
    const share = placeBox(place.box, page);
    const state = place.key === current ? 'current' : 'other';
    return share ? (
      <div key={place.key} className={css.mark({ state })} data-mark={place.key} data-state={state} style={look(share)}>
        <span className={css.badge({ state })} aria-hidden>
          {place.number}
        </span>
      </div>
    ) : null;
  });
});
