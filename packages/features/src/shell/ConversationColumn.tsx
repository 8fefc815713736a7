import type { Conversation } from '@tinystar/contract';
import { Badge, Button, Heading, SearchInput, Skeleton, SkeletonRegion, Stack, Text, oneTabStop } from '@tinystar/ui';
import { Compass } from '@tinystar/ui/icons';
import { useState } from 'react';
import { listCopy } from '../shared/copy.ts';
import { groupByDay } from '../shared/dayGroups.ts';
import type { Remote } from '../shared/remote.ts';
import { BackToConsole } from './BackToConsole.tsx';
import { copy } from './copy.ts';
import { ConversationRow } from './ConversationRow.tsx';
import * as css from './ConversationColumn.css.ts';

/** An assistant one has talked to, with what was said last. */
export type ConversationEntry = Pick<
  Conversation,
  'id' | 'name' | 'avatar' | 'lastQuestion' | 'agentsAsked' | 'lastMessageTime' | 'unreadCount'
> & {
  href: string;
  /** Where the replies that wait are read. */
  repliesHref: string;
};

export interface ConversationEntries {
  rows: readonly ConversationEntry[];
  /** All that match; those not yet loaded are offered. */
  count: number;
}

export interface ConversationColumnProps {
  conversations: Remote<ConversationEntries>;
  /** @default '' */
  keyword?: string;
  /** Address of the page shown. */
  current: string;
  /** The assistant square; without an address the way to it is left out. */
  squareHref?: string | undefined;
  /** Out of a page that stands outside the console. */
  backHref?: string | undefined;
  /** Inside a drawer it takes its width; alone it is the page. @default 'beside' */
  place?: 'beside' | 'drawer' | 'alone';
  /** The present time in ms since the epoch, by which days have their names. */
  now: number;
  loadingMore?: boolean;
  /** Left out, nothing is searched. */
  onSearch?: ((keyword: string) => void) | undefined;
  onMore: () => void;
  onRetry: () => void;
}

/** One's conversations by day, with search, the unread ones, and the way to the square (SHELL-08, SHELL-21, C-145). */
export function ConversationColumn(props: ConversationColumnProps) {
  const { conversations, keyword = '', squareHref, backHref, place = 'beside', onSearch } = props;
  const [onlyUnread, setOnlyUnread] = useState(false);
  const rows = conversations.kind === 'ready' ? conversations.data.rows : [];
  const unread = rows.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const filtered = onlyUnread && unread > 0;
  return (
    <aside className={css.column({ place })} aria-label={copy.conversations}>
      <div className={css.head}>
        {backHref ? (
          <div className={css.back}>
            <BackToConsole href={backHref} />
          </div>
        ) : null}
        <div className={css.title}>
          <Heading level={2}>{copy.conversations}</Heading>
          {squareHref ? (
            <Button size="sm" emphasis="quiet" icon={Compass} href={squareHref}>
              {copy.square}
            </Button>
          ) : null}
        </div>
        {onSearch && (rows.length > 0 || keyword !== '') ? (
          <div className={css.tools}>
            <SearchInput label={copy.searchConversations} value={keyword} onChange={onSearch} />
            {unread > 0 ? (
              <Button
                aria-pressed={filtered}
                emphasis={filtered ? 'soft' : 'outline'}
                onPress={() => setOnlyUnread(!onlyUnread)}
              >
                <span className={css.unread}>
                  {copy.unread}
                  <Badge count={unread} label={listCopy.unreadReplies} />
                </span>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <Body {...props} onlyUnread={filtered} />
    </aside>
  );
}

function Body({
  conversations,
  keyword = '',
  current,
  now,
  onlyUnread,
  loadingMore = false,
  onSearch,
  onMore,
  onRetry,
}: ConversationColumnProps & { onlyUnread: boolean }) {
  if (conversations.kind === 'loading') {
    return (
      <div className={css.words}>
        <SkeletonRegion>
          <Stack gap={12}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Stack>
        </SkeletonRegion>
      </div>
    );
  }
  if (conversations.kind === 'failed') {
    return (
      <div className={css.words}>
        <Stack gap={8} align="start">
          <Text tone="secondary">{conversations.message}</Text>
          <Button size="sm" onPress={onRetry}>
            {copy.retry}
          </Button>
        </Stack>
      </div>
    );
  }
  if (conversations.kind === 'missing' || conversations.data.count === 0) {
    return (
      <div className={css.words}>
        <Stack gap={8} align="start">
          <Text tone="secondary">{keyword ? copy.noConversationMatch : copy.noConversations}</Text>
          {keyword && onSearch ? (
            <Button size="sm" onPress={() => onSearch('')}>
              {copy.clearSearch}
            </Button>
          ) : null}
        </Stack>
      </div>
    );
  }
  const { rows, count } = conversations.data;
  return (
    <nav ref={oneTabStop} className={css.list} aria-label={copy.conversations}>
      {groupByDay(
        rows.filter(({ unreadCount }) => !onlyUnread || unreadCount > 0),
        ({ lastMessageTime }) => lastMessageTime,
        now,
      ).map(({ day, rows: ofDay }) => (
        <section key={day} aria-label={day}>
          <div className={css.day} aria-hidden>
            {day}
          </div>
          <ul className={css.items}>
            {ofDay.map((entry) => (
              <ConversationRow
                key={entry.id}
                entry={entry}
                current={entry.href === current || current.startsWith(`${entry.href}/`)}
              />
            ))}
          </ul>
        </section>
      ))}
      {rows.length < count ? (
        <Button size="sm" emphasis="quiet" block pending={loadingMore} onPress={onMore}>
          {copy.moreConversations}
        </Button>
      ) : null}
    </nav>
  );
}
