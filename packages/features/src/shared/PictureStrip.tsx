import { listPlace } from '@tinystar/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { GivesUp } from './GivesUp.tsx';
import * as css from './PictureStrip.css.ts';
import { useOneStop } from './useOneStop.ts';
import { usePictureSources } from './usePictureSources.ts';

const PicturePreview = lazy(() => import('./PicturePreview.tsx'));

export interface PictureStripProps {
  label: string;
  /** Addresses of pictures, or of places on pages of documents that are pictures. */
  paths: readonly string[];
}

/** Pictures beside a text, small; pressed, one opens over the window. One that cannot be loaded goes. */
export function PictureStrip({ label, paths }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const sources = usePictureSources(paths, strip);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = paths
    .map((path, at) => ({ path, src: sources.get(path), name: `${label}${at + 1}` }))
    .filter(({ path, src }) => src !== null && !broken.includes(path));
  const images = pictures.flatMap(({ src, name }) => (src ? [{ src, name }] : []));
  const stopAt = useOneStop(images.length);
  const index = images.findIndex(({ src }) => src === opened);
  if (pictures.length === 0) return null;
  return (
    <div
      ref={(element) => {
        strip.current = element;
        listPlace(element);
      }}
      className={css.strip}
      role="group"
      aria-label={label}
    >
      {pictures.map(({ path, src, name }) =>
        src ? (
          <button
            key={path}
            type="button"
            className={css.button}
            {...stopAt(images.findIndex((image) => image.src === src))}
            onClick={() => setOpened(src)}
          >
            <img
              className={css.picture}
              src={src}
              alt={name}
              loading="lazy"
              onLoad={({ currentTarget }) => {
                currentTarget.dataset['loaded'] = '';
              }}
              onError={() => setBroken((before) => [...before, path])}
            />
          </button>
        ) : (
          <span key={path} className={css.picture} aria-hidden />
        ),
      )}
      {index < 0 ? null : (
        <Suspense fallback={<GivesUp onGiveUp={() => setOpened(null)} />}>
          <PicturePreview
            images={images}
            index={index}
            onIndexChange={(at) => setOpened(images[at]?.src ?? null)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
