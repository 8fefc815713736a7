import { assistants, csAgents, type Assistant } from '@tinystar/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTenantApi } from './useDesk.ts';

const KEY = 'csAgents';

/** Members by what they are to an assistant; all of them, as the specification asks for (size 9999). */
export const useKbBotUsers = (kbBotId: string, userKbBotPermission: 'CUSTOMER_SERVICE' | 'MEMBER', wanted = true) => {
  const api = useTenantApi();
  return useQuery({
    queryKey: [KEY, kbBotId, userKbBotPermission],
    enabled: wanted,
    queryFn: () => api(csAgents.page, { kbBotId, userKbBotPermission }),
  });
};

/** What changes who answers for an assistant, and whether anybody does. */
export const useServiceActions = (kbBotId: string) => {
  const api = useTenantApi();
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: [KEY, kbBotId] });
  const add = useMutation({
    mutationFn: (userIds: string[]) => api(csAgents.add, { kbBotId, userIds }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (userIds: string[]) => api(csAgents.remove, { kbBotId, userIds }),
    onSettled,
  });
  const save = useMutation({
    mutationFn: (setting: Assistant['customerService']) =>
      api(assistants.updateCustomerService, { kbBotId, ...setting }),
    onSettled: () =>
      queries.invalidateQueries({ queryKey: ['assistant'], predicate: ({ queryKey }) => queryKey[2] === kbBotId }),
  });
  return { add, remove, save };
};
