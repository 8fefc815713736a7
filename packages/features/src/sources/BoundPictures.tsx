import * as css from './BoundPictures.css.ts';
import { sourcesCopy } from './copy.ts';
import type { SourceView } from './model/places.ts';

/** The pictures that its makers bound to what is cited; each opens in a window of its own. */
export function BoundPictures({ view }: { view: SourceView }) {
  const paths = [...new Set(view.passages.flatMap(({ images }) => images))];
  if (paths.length === 0) return null;
  return (
    <div className={css.strip} role="group" aria-label={sourcesCopy.pictures}>
      {paths.map((path, at) => (
        <a key={path} className={css.link} href={path} target="_blank" rel="noopener">
          <img className={css.picture} src={path} alt={sourcesCopy.picture(at + 1)} loading="lazy" />
        </a>
      ))}
    </div>
  );
}
