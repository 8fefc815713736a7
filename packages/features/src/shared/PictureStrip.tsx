import { lazy, Suspense, useState } from 'react';
import { GivesUp } from './GivesUp.tsx';
import * as css from './PictureStrip.css.ts';

const PicturePreview = lazy(() => import('./PicturePreview.tsx'));

export interface PictureStripProps {
  label: string;
  paths: readonly string[];
}

/** Pictures beside a text, small; pressed, one opens over the window. One that cannot be loaded goes. */
export function PictureStrip({ label, paths }: PictureStripProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [index, setIndex] = useState<number | null>(null);
  const pictures = paths
    .filter((path) => !broken.includes(path))
    .map((src) => ({ src, name: `${label}${paths.indexOf(src) + 1}` }));
  if (pictures.length === 0) return null;
  return (
    <div className={css.strip} role="group" aria-label={label}>
      {pictures.map(({ src, name }, at) => (
        <button key={src} type="button" className={css.button} onClick={() => setIndex(at)}>
          <img
            className={css.picture}
            src={src}
            alt={name}
            loading="lazy"
            onError={() => setBroken((before) => [...before, src])}
          />
        </button>
      ))}
      {index === null ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setIndex(null)} />}>
          <PicturePreview images={pictures} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} />
        </Suspense>
      )}
    </div>
  );
}
