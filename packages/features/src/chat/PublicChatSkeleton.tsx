import { Skeleton, SkeletonRegion } from '@tinystar/ui';
import * as css from './ChatView.css.ts';

/** The page before its assistant is known: nothing but the places where things will stand. */
export function PublicChatSkeleton() {
  return (
    <div className={css.root({ variant: 'page' })}>
      <div className={css.chat}>
        <div className={css.view}>
          <div className={css.column}>
            <SkeletonRegion>
              <div className={css.skeleton}>
                <Skeleton shape="circle" width={3.5} />
                <Skeleton width="46%" height={2} />
                <Skeleton />
                <Skeleton width="64%" />
              </div>
            </SkeletonRegion>
          </div>
        </div>
      </div>
    </div>
  );
}
