import { conversations, constants, type Conversation } from '@tinystar/contract';
import { useDeferredValue, useState } from 'react';
import { usePages } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { ConversationColumn, type ConversationColumnProps } from './ConversationColumn.tsx';

export interface ConversationsProps extends Pick<
  ConversationColumnProps,
  'current' | 'squareHref' | 'backHref' | 'place'
> {
  /** Where an assistant is talked to. */
  hrefOf: (conversation: Conversation) => string;
  /** Where its agents' replies are read. */
  repliesHrefOf: (conversation: Conversation) => string;
}

/** Assistants one has talked to, the latest first, page by page (API-179). */
export function Conversations({ hrefOf, repliesHrefOf, ...rest }: ConversationsProps) {
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword.trim());
  const list = usePages(conversations.list, { ...(wanted ? { keyword: wanted } : {}), size: constants.HISTORY_PAGE });
  const entries = list.data && {
    rows: list.data.rows.map((row) => ({ ...row, href: hrefOf(row), repliesHref: repliesHrefOf(row) })),
    count: list.data.count,
  };
  return (
    <ConversationColumn
      {...rest}
      conversations={remoteOf({ ...list, data: entries })}
      keyword={keyword}
      now={list.at}
      loadingMore={list.loadingMore}
      onSearch={setKeyword}
      onMore={list.more}
      onRetry={list.retry}
    />
  );
}
