import { documents, Id } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { takeIn, uploadDocument, type Received } from '../documents/uploadDocument.ts';
import { invalid } from '../platform/http/failure.ts';
import { implementUpload } from '../platform/http/route.ts';
import { takeVersion } from './takeVersion.ts';

/** Takes a file into the library, or as the new version of a document that is there. Its fields may follow the bytes. */
export const uploadRoute = implementUpload(documents.upload, async ({ input, owner, services, signal }, upload) => {
  const named = input.kbBotId;
  const known = named ? await upload.holds(() => loadOwnAssistant(services.db, owner, named)) : undefined;
  const take = async (file: Received) => {
    const later = await upload.laterFields();
    const { success, data: kbBotId } = Id.safeParse(later['kbBotId']);
    if (!known && !success) throw invalid('kbBotId', '缺少助手编号');
    const assistant = known ?? (await loadOwnAssistant(services.db, owner, kbBotId ?? ''));
    const force = (input.force ?? later['force']) === 'yes';
    const replaces = input.replaces ?? later['replaces'];
    if (replaces !== undefined) return await takeVersion(services, owner, { assistant, force, replaces }, file);
    const askName = (input.sameName ?? later['sameName']) === 'ask';
    return await takeIn(services, owner, { assistant, force, askName }, file);
  };
  return await uploadDocument(services, upload, { owner, more: input.replaces ? 0 : 1, take, signal });
});
