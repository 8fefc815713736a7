import { constants, publicChat, type PublicConversation } from '@tinystar/contract';
import { usePages } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { visitor } from '../shared/visitor.ts';
import { ConversationColumn, type ConversationColumnProps } from './ConversationColumn.tsx';

export interface VisitorConversationsProps extends Pick<ConversationColumnProps, 'current' | 'squareHref' | 'place'> {
  /** Where an assistant is talked to. */
  hrefOf: (conversation: PublicConversation) => string;
}

/** Assistants that this browser has talked to without a log-in, the latest first, page by page (API-180, CHAT-37). */
export function VisitorConversations({ hrefOf, ...rest }: VisitorConversationsProps) {
  const userId = visitor.read();
  const list = usePages(
    publicChat.conversations,
    { userId: userId ?? '', size: constants.HISTORY_PAGE },
    { enabled: userId !== undefined },
  );
  const entries = list.data && {
    rows: list.data.rows.map((row) => ({
      ...row,
      href: hrefOf(row),
      repliesHref: hrefOf(row),
      agentsAsked: false,
      unreadCount: 0,
    })),
    count: list.data.count,
  };
  return (
    <ConversationColumn
      {...rest}
      // Who was never here has said nothing yet.
      conversations={userId === undefined ? { kind: 'missing' } : remoteOf({ ...list, data: entries })}
      now={list.at}
      loadingMore={list.loadingMore}
      onMore={list.more}
      onRetry={list.retry}
    />
  );
}
