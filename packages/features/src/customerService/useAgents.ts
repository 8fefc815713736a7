import { assistants, csAgents, type Assistant } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

/** Members by what they are to an assistant; all of them, as the specification asks for (size 9999). */
export const useKbBotUsers = (kbBotId: string, userKbBotPermission: 'CUSTOMER_SERVICE' | 'MEMBER') =>
  useCall(csAgents.page, { kbBotId, userKbBotPermission });

/** What changes who answers for an assistant, and whether anybody does. */
export const useServiceActions = (kbBotId: string) => {
  const touches = [csAgents.page];
  const add = useChange((api, userIds: string[]) => api(csAgents.add, { kbBotId, userIds }), { touches });
  const remove = useChange((api, userIds: string[]) => api(csAgents.remove, { kbBotId, userIds }), { touches });
  const save = useChange(
    (api, setting: Assistant['customerService']) => api(assistants.updateCustomerService, { kbBotId, ...setting }),
    { touches: [assistants.get] },
  );
  return { add, remove, save };
};
