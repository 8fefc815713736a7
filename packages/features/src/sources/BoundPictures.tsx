import { PictureStrip } from '../shared/PictureStrip.tsx';
import * as css from './BoundPictures.css.ts';
import { sourcesCopy } from './copy.ts';
import type { SourceView } from './model/places.ts';

/** The pictures that its makers bound to what is cited. */
export function BoundPictures({ view }: { view: SourceView }) {
  const paths = [...new Set(view.passages.flatMap(({ images }) => images))];
  if (paths.length === 0) return null;
  return (
    <div className={css.strip}>
      <PictureStrip label={sourcesCopy.pictures} paths={paths} />
    </div>
  );
}
