import { constants, csMessage, csTicket, type CsMessage, type CsSource } from '@tinystar/contract';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteOf, type Remote } from '../shared/remote.ts';
import { useApi } from '../shared/session.ts';
import type { Notifications } from './NotificationList.tsx';

const KEY = 'notifications';

/** Unread messages of one source, page by page; asked for when they are wanted. */
export const useNotifications = (source: CsSource, wanted: boolean) => {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [KEY, source],
    enabled: wanted,
    initialPageParam: 1,
    queryFn: ({ pageParam }) => api(csMessage.unread, { source, page: pageParam, size: constants.PAGE_SIZE }),
    getNextPageParam: ({ rows, count }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && loaded < count ? pages.length + 1 : undefined;
    },
  });
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  const messages: Remote<Notifications> = remoteOf({
    error,
    data: data && {
      // A message that came in between has pushed another onto the next page; once is enough.
      rows: [...new Map(data.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const))).values()],
      count: data.pages[0]?.count ?? 0,
      more: isFetchingNextPage ? 'loading' : hasNextPage ? 'offered' : 'none',
    },
  });
  return {
    messages,
    at: query.dataUpdatedAt,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
};

/** What changes the unread messages; the lists follow, and `onChanged` lets the counts follow. */
export const useNotificationActions = (onChanged: () => void) => {
  const api = useApi();
  const queries = useQueryClient();
  const changed = () => {
    onChanged();
    return queries.invalidateQueries({ queryKey: [KEY] });
  };
  const read = useMutation({
    mutationFn: ({ source, csTicketId: id, csTicketKbBotId: kbBotId }: CsMessage) =>
      api(source === 'user' ? csTicket.readByAgent : csTicket.readByUser, { id, kbBotId }),
    onSettled: changed,
  });
  const reply = useMutation({
    mutationFn: ({ message, text }: { message: CsMessage; text: string }) => {
      const { id: referenceMessageId, source, csTicketId, csTicketKbBotId: kbBotId } = message;
      const draft = { kbBotId, csTicketId, content: { text }, referenceMessageId };
      return source === 'user' ? api(csMessage.createAsAgent, draft) : api(csMessage.createAsUser, draft);
    },
    onSettled: changed,
  });
  return { read, reply };
};
