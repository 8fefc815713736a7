import { documentBin } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { purgeDocuments } from '../documents/purgeDocuments.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { listBinnedDocuments } from './listDocuments.ts';
import { restoreDocuments } from './restoreDocuments.ts';

/** The recycle bins of document libraries. */
export const documentBinRoutes: readonly Route[] = [
  implement(documentBin.page, async ({ input, owner, services }) => {
    const { id } = await loadOwnAssistant(services.db, owner, input.kbBotId);
    return await listBinnedDocuments(services, id, input);
  }),
  implement(documentBin.restore, async ({ input, owner, services }) => {
    const { id } = await loadOwnAssistant(services.db, owner, input.kbBotId);
    return await restoreDocuments(services, { owner, kbBotId: id, ids: input.ids });
  }),
  implement(documentBin.purge, async ({ input, owner, services }) => {
    const { id } = await loadOwnAssistant(services.db, owner, input.kbBotId);
    const count = await purgeDocuments(services, id, input.ids);
    if (count === 0 && input.ids) throw fileDeleted();
    return { count };
  }),
];
