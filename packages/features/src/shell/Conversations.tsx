import { conversations, constants, type Conversation } from '@tinystar/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import { ConversationColumn, type ConversationColumnProps } from './ConversationColumn.tsx';

export interface ConversationsProps extends Pick<ConversationColumnProps, 'current' | 'squareHref' | 'place'> {
  /** Where an assistant is talked to. */
  hrefOf: (conversation: Conversation) => string;
}

/** Assistants one has talked to, the latest first, page by page (API-179). */
export function Conversations({ hrefOf, ...rest }: ConversationsProps) {
  const api = useApi();
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const list = useInfiniteQuery({
    queryKey: ['conversations', wanted],
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      api(conversations.list, {
        ...(wanted ? { keyword: wanted } : {}),
        page: pageParam,
        size: constants.HISTORY_PAGE,
      }),
    getNextPageParam: ({ rows, count }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && loaded < count ? pages.length + 1 : undefined;
    },
  });
  const { data, error } = list;
  // One that was talked to in between has pushed another onto the next page; once is enough.
  const unique = new Map(data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  const entries = data && {
    rows: [...unique.values()].map((row) => ({ ...row, href: hrefOf(row) })),
    count: list.hasNextPage ? (data.pages[0]?.count ?? 0) : unique.size,
  };
  return (
    <ConversationColumn
      {...rest}
      conversations={remoteOf({ data: entries, error })}
      keyword={keyword}
      loadingMore={list.isFetchingNextPage}
      onSearch={setKeyword}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
    />
  );
}
