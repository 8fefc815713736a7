import { Skeleton, SkeletonRegion, Stack } from '@tinystar/ui';
import { padded } from './PageSkeleton.css.ts';

/** In the place of a page whose code is still on its way, inside the frame. */
export function PageSkeleton({ flush = false }: { flush?: boolean }) {
  return (
    <div className={flush ? padded : undefined}>
      <SkeletonRegion>
        <Stack gap={12}>
          <Skeleton width="24%" height={1.75} />
          <Skeleton width="72%" />
          <Skeleton width="88%" />
          <Skeleton width="64%" />
        </Stack>
      </SkeletonRegion>
    </div>
  );
}
