import { documents } from '@tinystar/contract';
import { loadAssistant, loadOwnAssistant } from '../assistants/load.ts';
import { implement, implementFile, type Route } from '../platform/http/route.ts';
import { binDocuments } from './binDocuments.ts';
import { outputAnswer, sourceAnswer } from './fileAnswers.ts';
import { listDocuments } from './listDocuments.ts';
import { fileDeleted, loadOpenFile, loadOwnFile } from './loadFile.ts';
import { checkPageCoins, freePagesOf } from './pageCoins.ts';
import { retryDocument } from './retryDocument.ts';

/** The document library; uploads, which may be new versions of what is there, are in `versions`. */
export const documentRoutes: readonly Route[] = [
  implement(documents.list, async ({ input, caller, services }) => {
    const assistant = await loadAssistant(services.db, caller, input.id, 'make');
    const [list, freePages] = await Promise.all([
      listDocuments(services, assistant.id, { ...input, userId: caller.userId }),
      freePagesOf(services.db, { type: assistant.ownerType, id: assistant.ownerId }, services.now()),
    ]);
    return { ...list, freePages, types: services.config.DOCUMENT_TYPES, versions: services.config.DOCUMENT_VERSIONS };
  }),
  implement(documents.retry, async ({ input, owner, services }) => {
    const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
    const file = await loadOwnFile(services.db, owner, input.id);
    if (file.kbBotId !== assistant.id) throw fileDeleted();
    if (!file.pagesPaid) await checkPageCoins(services.db, owner, services.now());
    await retryDocument(services, file);
    return {};
  }),
  implement(documents.remove, async ({ input, owner, services }) => {
    const file = await loadOwnFile(services.db, owner, input.id);
    if ((await binDocuments(services, file.kbBotId, [file.id])) === 0) throw fileDeleted();
    return {};
  }),
  implement(documents.bulkRemove, async ({ input, owner, services }) => {
    const assistant = await loadOwnAssistant(services.db, owner, input.kbBotId);
    const count = await binDocuments(services, assistant.id, input.ids);
    if (count === 0) throw fileDeleted();
    return { count };
  }),
  implementFile(documents.sourceFile, async (call) =>
    sourceAnswer(call.services, await loadOpenFile(call, call.input)),
  ),
  implementFile(documents.outputFile, async (call) =>
    outputAnswer(call.services, await loadOpenFile(call, call.input)),
  ),
];
