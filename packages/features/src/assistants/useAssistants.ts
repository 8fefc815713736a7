import { assistants, constants, type AssistantSummary } from '@tinystar/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../shared/session.ts';

export interface AssistantPage {
  rows: AssistantSummary[];
  count: number;
}

/** One page of the assistants one may build. */
export const useAssistantPage = (keyword: string, page: number) => {
  const api = useApi();
  return useQuery({
    queryKey: ['assistants', api.scope, keyword, page],
    placeholderData: keepPreviousData,
    queryFn: () => api(assistants.page, { keyword, page, size: constants.PAGE_SIZE }),
  });
};

/** One assistant with its settings. */
export const useAssistant = (id: string) => {
  const api = useApi();
  return useQuery({ queryKey: ['assistant', api.scope, id], queryFn: () => api(assistants.get, { id }) });
};

/** Calls that change the list; each refreshes it. */
export const useAssistantActions = () => {
  const api = useApi();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['assistants'] });
  const copy = useMutation({ mutationFn: (kbBotId: string) => api(assistants.copy, { kbBotId }), onSuccess: refresh });
  const remove = useMutation({ mutationFn: (id: string) => api(assistants.remove, { id }), onSuccess: refresh });
  return { copy, remove };
};
