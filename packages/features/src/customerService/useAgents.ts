import { Assistant, assistants, csAgents } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useCall, useChange } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { conflictCopy, useVersionedSave, type FormFields } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { copy } from './copy.ts';
import { ruleCopy } from './ruleCopy.ts';
import { handOffText, officeHoursText } from '../shared/serviceText.ts';

/** Members by what they are to an assistant; all of them, as the specification asks for (size 9999). */
export const useKbBotUsers = (kbBotId: string, userKbBotPermission: 'CUSTOMER_SERVICE' | 'MEMBER') =>
  useCall(csAgents.page, { kbBotId, userKbBotPermission });

type Setting = Assistant['customerService'];

const fields: FormFields<Setting> = {
  status: {
    label: copy.settings.status,
    show: (status) => (status === 'enabled' ? conflictCopy.on : conflictCopy.off),
  },
  serviceLevelAgreement: { label: copy.settings.within, show: copy.settings.hours },
  handOff: { label: ruleCopy.handOff, show: handOffText },
  officeHours: { label: ruleCopy.days, show: officeHoursText },
};

/** Saves whether people may ask agents, and how soon these answer; the page holds no draft of it. */
export const useSaveService = ({ id, updatedAt, customerService }: Assistant) => {
  const api = useApi();
  const { save, ...rest } = useVersionedSave<Setting>({
    fields,
    send: ({ values, version }) => runCall(api, assistants.updateCustomerService, { ...values, kbBotId: id, version }),
    read(current) {
      const row = Assistant.safeParse(current);
      return row.success ? { version: row.data.updatedAt, values: row.data.customerService } : undefined;
    },
    touches: [assistants.get],
    onSaved: () => toast(copy.settings.saved),
  });
  return { ...rest, save: (change: Partial<Setting>) => save({ version: updatedAt, values: customerService }, change) };
};

/** What changes who answers for an assistant. */
export const useServiceActions = (kbBotId: string) => {
  const touches = [csAgents.page];
  const add = useChange((api, userIds: string[]) => api(csAgents.add, { kbBotId, userIds }), { touches });
  const remove = useChange((api, userIds: string[]) => api(csAgents.remove, { kbBotId, userIds }), { touches });
  return { add, remove };
};
