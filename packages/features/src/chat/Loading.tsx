import { Skeleton, SkeletonRegion } from '@tinystar/ui';
import * as css from './ChatView.css.ts';

/** In the place of a conversation that is being read. */
export function Loading() {
  return (
    <div className={css.column}>
      <SkeletonRegion>
        <div className={css.skeleton}>
          <div className={css.skeletonBubble}>
            <Skeleton shape="block" height={2.75} />
          </div>
          <Skeleton width="92%" />
          <Skeleton />
          <Skeleton width="64%" />
        </div>
      </SkeletonRegion>
    </div>
  );
}
