import type { Endpoint, Input, Output } from '@tinystar/contract';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useApi } from '../session.ts';
import { quietly } from './quietly.ts';
import { runCall } from './runCall.ts';
import { callKey } from './callKey.ts';

interface Paged<Row> {
  rows: Row[];
  count: number;
}

type RowOf<E extends Endpoint> = Output<E> extends Paged<infer Row> ? Row : never;

/** What is loaded of a list so far, and how to load more of it. */
export interface Pages<Row> {
  /** Every row loaded so far, each once; `count` is the number of all. Undefined until the first page. */
  data: Paged<Row> | undefined;
  error: Error | null;
  /** It waits for the network. */
  isPaused: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  /** When the latest answer came, in ms since the epoch. */
  at: number;
  more: () => void;
  retry: () => void;
}

/** A list that grows page by page, for a call that takes `page` and answers `{ rows, count }`. */
export const usePages = <E extends Endpoint>(
  e: E,
  input: Omit<Input<E>, 'page'>,
  { enabled = true }: { enabled?: boolean } = {},
): Pages<RowOf<E>> => {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...callKey(api, e, input as Input<E>), 'pages'],
    enabled,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    queryFn: async ({ pageParam, client, queryKey }) => {
      const known = client.getQueryData<InfiniteData<unknown, number>>(queryKey)?.pageParams.includes(pageParam);
      // As in `callOptions`: what is shown already is looked at again without the person.
      const asking = known ? quietly(api) : api;
      return (await runCall(asking, e, { ...input, page: pageParam } as Input<E>)) as Paged<RowOf<E> & { id: string }>;
    },
    getNextPageParam: ({ rows, count }, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
      return rows.length > 0 && loaded < count ? pages.length + 1 : undefined;
    },
  });
  const { data, error, isPaused, hasNextPage, isFetchingNextPage } = query;
  // A new row moves the last row of a page to the next page, which then repeats it. Repeated rows are dropped.
  const unique = new Map(data?.pages.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)));
  return {
    data: data && { rows: [...unique.values()], count: hasNextPage ? (data.pages[0]?.count ?? 0) : unique.size },
    error,
    isPaused,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    at: query.dataUpdatedAt,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
};
