import { useState } from 'react';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import { frame, page, waiting } from './Frame.css.ts';

export interface FrameProps {
  /** The page shown inside. */
  src: string;
  /** Names the page inside for screen readers. */
  title: string;
  /**
   * What the page inside may do, as in the HTML attribute. null for a page of the same origin: it could take a sandbox
   * with scripts off by itself, and browsers warn of that. @default 'allow-scripts allow-forms allow-same-origin'
   */
  sandbox?: string | null;
  /** Its height at least, in px. @default 700 */
  least?: 608 | 700;
  /** Powerful features handed to it, as in the HTML attribute: 'microphone'. */
  allow?: string;
  /** Called when the page inside has loaded. */
  onLoad?: () => void;
}

/** Another page inside this one, with a least height so that the page inside is not squeezed. */
export function Frame({
  src,
  title,
  sandbox = 'allow-scripts allow-forms allow-same-origin',
  least = 700,
  allow,
  onLoad,
}: FrameProps) {
  const [loaded, setLoaded] = useState<string>();
  return (
    <div className={frame({ least })}>
      <iframe
        className={page}
        src={src}
        title={title}
        sandbox={sandbox ?? undefined}
        allow={allow}
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => {
          setLoaded(src);
          onLoad?.();
        }}
      />
      {loaded === src ? null : (
        <div className={waiting}>
          <SkeletonRegion>
            <Skeleton shape="block" height={32} />
          </SkeletonRegion>
        </div>
      )}
    </div>
  );
}
