import { VisuallyHidden } from '@tinystar/ui';

/** Shown for the moment in which user and permissions load; the shell must not flash empty. */
export function SessionSkeleton() {
  return (
    <VisuallyHidden>
      <span role="status">正在加载</span>
    </VisuallyHidden>
  );
}
