import { constants, type Avatar as AvatarShape } from '@tinystar/contract';
import { Avatar, Button, Grow, Link, SearchInput, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { Compass } from '@tinystar/ui/icons';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './ConversationColumn.css.ts';

/** An assistant one has talked to. */
export interface ConversationEntry {
  id: string;
  name: string;
  avatar: AvatarShape;
  href: string;
}

export interface ConversationEntries {
  rows: readonly ConversationEntry[];
  /** All that match; those not yet loaded are offered. */
  count: number;
}

export interface ConversationColumnProps {
  conversations: Remote<ConversationEntries>;
  keyword: string;
  /** Address of the page shown. */
  current: string;
  /** The assistant square; without an address the way to it is left out. */
  squareHref?: string | undefined;
  /** Inside a drawer it takes its width. @default 'beside' */
  place?: 'beside' | 'drawer';
  loadingMore?: boolean;
  onSearch: (keyword: string) => void;
  onMore: () => void;
  onRetry: () => void;
}

/** The second column: one's assistants, and the way to the square (SHELL-08, SHELL-21). */
export function ConversationColumn(props: ConversationColumnProps) {
  const { conversations, keyword, squareHref, place = 'beside', onSearch } = props;
  // Whoever can see all of them at once has nothing to search for.
  const searchable =
    keyword !== '' || (conversations.kind === 'ready' && conversations.data.count > constants.PAGE_SIZE);
  return (
    <aside className={css.column({ place })} aria-label={copy.conversations}>
      {squareHref || searchable ? (
        <div className={css.head}>
          {squareHref ? (
            <Button block icon={Compass} href={squareHref}>
              {copy.square}
            </Button>
          ) : null}
          {searchable ? (
            <SearchInput size="sm" label={copy.searchConversations} value={keyword} onChange={onSearch} />
          ) : null}
        </div>
      ) : null}
      <Body {...props} />
    </aside>
  );
}

function Body({
  conversations,
  keyword,
  current,
  loadingMore = false,
  onSearch,
  onMore,
  onRetry,
}: ConversationColumnProps) {
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
          {keyword ? (
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
    <nav className={css.list} aria-label={copy.conversations}>
      <ul className={css.items}>
        {rows.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            current={entry.href === current || current.startsWith(`${entry.href}/`)}
          />
        ))}
      </ul>
      {rows.length < count ? (
        <Button size="sm" emphasis="quiet" block pending={loadingMore} onPress={onMore}>
          {copy.moreConversations}
        </Button>
      ) : null}
    </nav>
  );
}

function Entry({ entry: { id, name, avatar, href }, current }: { entry: ConversationEntry; current: boolean }) {
  return (
    <li className={`${css.cover} ${css.item({ current })}`} aria-current={current ? 'page' : undefined}>
      <Avatar name={name} id={id} source={avatar} size="sm" decorative />
      <Grow>
        <Link href={href} tone="quiet">
          <Text lines={1} title={name} weight={current ? 'strong' : 'regular'}>
            {name}
          </Text>
        </Link>
      </Grow>
    </li>
  );
}
