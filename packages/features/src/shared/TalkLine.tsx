import type { Conversation } from '@tinystar/contract';
import { Badge, Link, Text } from '@tinystar/ui';
import { listCopy } from './copy.ts';
import { clockText } from './moment.ts';
import * as css from './TalkLine.css.ts';

export interface TalkLineProps {
  conversation: Pick<Conversation, 'name' | 'lastQuestion' | 'agentsAsked' | 'lastMessageTime' | 'unreadCount'>;
  href: string;
  /** Where the replies that wait are read. */
  repliesHref: string;
  /** Stands out, as unread replies do. */
  strong?: boolean;
}

/** One conversation in a row of class `row`: what was asked last, whom, when, and how many replies wait. */
export function TalkLine({ conversation, href, repliesHref, strong = false }: TalkLineProps) {
  const { name, lastQuestion, agentsAsked, lastMessageTime, unreadCount } = conversation;
  const words = lastQuestion || (agentsAsked ? listCopy.askedAgents : listCopy.notAsked);
  return (
    <>
      <div className={css.said}>
        <Link href={href} tone="quiet">
          <Text tone="primary" lines={1} title={words} weight={unreadCount > 0 || strong ? 'strong' : 'regular'}>
            {words}
          </Text>
          <Text size="caption" tone="secondary" lines={1} title={name}>
            {name}
          </Text>
        </Link>
      </div>
      <div className={css.when}>
        <span className={css.clock}>
          <Text size="caption" tone="tertiary" numeric>
            {clockText(lastMessageTime)}
          </Text>
        </span>
        {unreadCount > 0 ? (
          <span className={css.replies}>
            <Link href={repliesHref} tone="quiet">
              <Badge count={unreadCount} label={listCopy.unreadReplies} />
            </Link>
          </span>
        ) : null}
      </div>
    </>
  );
}
