import { lazyExtra } from '@tinystar/features/shared';
import { Suspense } from 'react';
import { useUnread } from './useUnread.ts';

// Only for whom there is something to say.
const Membership = lazyExtra(async () => ({
  default: (await import('@tinystar/features/notifications')).MembershipNotices,
}));

/** Says on the page in front that one was removed from an enterprise, or has another role there; anew with each of them. */
export function ChangedNotice() {
  const count = useUnread()?.notices ?? 0;
  if (count === 0) return null;
  return (
    <Suspense fallback={null}>
      <Membership key={count} />
    </Suspense>
  );
}
