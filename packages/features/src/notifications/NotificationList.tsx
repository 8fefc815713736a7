import type { CsMessage, CsSource } from '@tinystar/contract';
import { Button, Empty, Grow, Inline, Skeleton, SkeletonRegion, Stack, oneTabStop } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';
import * as css from './NotificationList.css.ts';

/** The unread messages of one source, and what is known of further pages. */
export interface Notifications {
  rows: readonly CsMessage[];
  /** Of all pages. */
  count: number;
  more: 'none' | 'offered' | 'loading';
}

export interface NotificationListProps extends Pick<NotificationItemProps, 'now' | 'onOpen' | 'onReply'> {
  source: CsSource;
  messages: Remote<Notifications>;
  onMore: () => void;
  onRetry: () => void;
}

/** The messages of one tab in all their states. */
export function NotificationList({ source, messages, now, onOpen, onReply, onMore, onRetry }: NotificationListProps) {
  if (messages.kind === 'loading') return <Loading />;
  if (messages.kind !== 'ready') {
    return <FailedResult title={copy.failed} of={messages} onRetry={onRetry} />;
  }
  const { rows, more } = messages.data;
  if (rows.length === 0) {
    return (
      <Empty kind="waiting" title={copy.empty[source].title}>
        {copy.empty[source].text}
      </Empty>
    );
  }
  return (
    <Stack>
      <ul ref={oneTabStop} className={css.list} aria-label={copy.tabs[source]}>
        {rows.map((message) => (
          <NotificationItem key={message.id} message={message} now={now} onOpen={onOpen} onReply={onReply} />
        ))}
      </ul>
      {more === 'none' ? null : (
        <Inline justify="center">
          <Button pending={more === 'loading'} onPress={onMore}>
            {copy.more}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <SkeletonRegion>
      {[70, 45, 85].map((share) => (
        <div key={share} className={css.bone}>
          <Skeleton shape="circle" width={2.5} height={2.5} />
          <Grow>
            <Stack gap={8}>
              <Skeleton width="40%" />
              <Skeleton width={`${share}%`} />
              <Skeleton width="30%" />
            </Stack>
          </Grow>
        </div>
      ))}
    </SkeletonRegion>
  );
}
