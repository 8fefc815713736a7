import type { Conversation } from '@tinystar/contract';
import { Button, Empty, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { MessageSquare } from '@tinystar/ui/icons';
import { sharedCopy } from '../shared/copy.ts';
import { groupByDay } from '../shared/dayGroups.ts';
import type { Remote } from '../shared/remote.ts';
import { TalkLine } from '../shared/TalkLine.tsx';
import { copy } from './copy.ts';
import * as css from './RecentList.css.ts';

export interface RecentListProps {
  recent: Remote<readonly Conversation[]>;
  /** The present time in ms since the epoch. */
  now: number;
  hrefOf: (conversation: Conversation) => string;
  repliesHrefOf: (conversation: Conversation) => string;
  onRetry: () => void;
}

/** The last conversations by day. */
export function RecentList({ recent, now, hrefOf, repliesHrefOf, onRetry }: RecentListProps) {
  if (recent.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Stack gap={16}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="block" height={2.5} />
          ))}
        </Stack>
      </SkeletonRegion>
    );
  }
  if (recent.kind !== 'ready') {
    return (
      <Stack gap={8} align="start">
        <Text tone="secondary">{copy.recentFailed}</Text>
        <Button size="sm" onPress={onRetry}>
          {sharedCopy.retry}
        </Button>
      </Stack>
    );
  }
  if (recent.data.length === 0) {
    return (
      <Empty kind="first" icon={MessageSquare} title={copy.noRecent.title}>
        {copy.noRecent.text}
      </Empty>
    );
  }
  return groupByDay(recent.data, ({ lastMessageTime }) => lastMessageTime, now).map(({ day, rows }) => (
    <section key={day} aria-label={day}>
      <div className={css.day} aria-hidden>
        {day}
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.id} className={css.row}>
            <TalkLine conversation={row} href={hrefOf(row)} repliesHref={repliesHrefOf(row)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
