import { Avatar, Badge, Link, Text } from '@tinystar/ui';
import { clockOf } from '../shared/dayGroups.ts';
import type { ConversationEntry } from './ConversationColumn.tsx';
import { copy } from './copy.ts';
import * as css from './ConversationColumn.css.ts';

/** One conversation: what was asked last, whom, when, and how many replies wait. */
export function ConversationRow({ entry, current }: { entry: ConversationEntry; current: boolean }) {
  const { id, name, avatar, href, repliesHref, lastQuestion, lastVisitTime, unreadCount } = entry;
  const words = lastQuestion || copy.askedAgents;
  return (
    <li className={`${css.cover} ${css.item({ current })}`} aria-current={current ? 'page' : undefined}>
      <Avatar name={name} id={id} source={avatar} size="sm" decorative />
      <div className={css.said}>
        <Link href={href} tone="quiet">
          <Text tone="primary" lines={1} title={words} weight={unreadCount > 0 || current ? 'strong' : 'regular'}>
            {words}
          </Text>
          <Text size="caption" tone="secondary" lines={1} title={name}>
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
