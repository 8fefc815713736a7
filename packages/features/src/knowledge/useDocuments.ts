import { constants, documents, type DocumentStatus, type Output } from '@tinystar/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../shared/session.ts';

export interface DocumentFilter {
  keyword: string;
  status: DocumentStatus | undefined;
  page: number;
}

const settled = new Set<DocumentStatus>(['trained', 'cookFailed', 'cookTimeout', 'trainFailed', 'trainTimeout']);

/** How often the list is asked again while something is being processed, in ms. */
const POLL = 1_000;

const isMoving = (data: Output<typeof documents.list> | undefined) =>
  data?.rows.some(({ status }) => !settled.has(status)) ?? false;

/** One page of an assistant's documents, live while any of them is on its way. */
export const useDocumentList = (assistantId: string, { keyword, status, page }: DocumentFilter) => {
  const api = useApi();
  return useQuery({
    queryKey: ['documents', assistantId, keyword, status, page],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isMoving(state.data) ? POLL : false),
    queryFn: () =>
      api(documents.list, { id: assistantId, keyword: keyword || undefined, status, page, size: constants.PAGE_SIZE }),
  });
};

/** Calls that change the library; each refreshes it. */
export const useDocumentActions = (assistantId: string) => {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = useCallback(
    () => queries.invalidateQueries({ queryKey: ['documents', assistantId] }),
    [queries, assistantId],
  );
  const retry = useMutation({
    mutationFn: (id: string) => api(documents.retry, { kbBotId: assistantId, id }),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: async (ids: string[]) => {
      if (ids.length === 1) await api(documents.remove, { id: ids[0]! });
      else await api(documents.bulkRemove, { kbBotId: assistantId, ids });
    },
    onSettled: refresh,
  });
  return { refresh, retry, remove };
};
