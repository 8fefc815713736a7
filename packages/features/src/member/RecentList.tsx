import type { Conversation } from '@tinystar/contract';
import { Badge, Button, Empty, Link, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { MessageSquare } from '@tinystar/ui/icons';
import { sharedCopy } from '../shared/copy.ts';
import { clockOf, groupByDay } from '../shared/dayGroups.ts';
import type { Remote } from '../shared/remote.ts';
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
  return groupByDay(recent.data, ({ lastVisitTime }) => lastVisitTime, now).map(({ day, rows }) => (
    <section key={day} aria-label={day}>
      <div className={css.day} aria-hidden>
        {day}
      </div>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} href={hrefOf(row)} repliesHref={repliesHrefOf(row)} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ row, href, repliesHref }: { row: Conversation; href: string; repliesHref: string }) {
  const { name, lastQuestion, lastVisitTime, unreadCount } = row;
  const words = lastQuestion || copy.agents;
  return (
    <li className={css.row}>
      <div className={css.said}>
        <Link href={href} tone="quiet">
          <Text tone="primary" lines={1} title={words} weight={unreadCount > 0 ? 'strong' : 'regular'}>
            {words}
          </Text>
          <Text size="caption" tone="secondary" lines={1}>
            {name}
          </Text>
        </Link>
      </div>
      <div className={css.when}>
        <Text size="caption" tone="tertiary" numeric>
          {clockOf(lastVisitTime)}
        </Text>
        {unreadCount > 0 ? (
          <span className={css.replies}>
            <Link href={repliesHref} tone="quiet">
              <Badge count={unreadCount} label={copy.unreadReplies} />
            </Link>
          </span>
        ) : null}
      </div>
    </li>
  );
}
