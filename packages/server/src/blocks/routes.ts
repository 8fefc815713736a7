import { blocks } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { fileDeleted, loadOpenFile, loadOwnFile } from '../documents/loadFile.ts';
import { readPages } from '../documents/readPages.ts';
import type { FileRow } from '../documents/schema.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { bindingsOf, innerImagesOf } from './bindings.ts';
import { reconstructTable } from './reconstructTable.ts';
import { saveBlocks } from './saveBlocks.ts';

/** Each reads a whole file in a process of its own. */
const rebuilding = { max: 120, seconds: 3_600 };

/** Changing the blocks of documents. */
export const blockRoutes: readonly Route[] = [
  implement(blocks.save, async (call) => {
    const { input, caller, services } = call;
    return await saveBlocks(services, await namedFile(call), input, caller.userId);
  }),
  implement(blocks.reconstructTable, async (call) => {
    const { input, caller, services, signal } = call;
    const file = await namedFile(call);
    await allow(services, `reconstructTable:${caller.userId}`, rebuilding);
    return await reconstructTable(services, file, input, signal);
  }),
  implement(blocks.bindings, async (call) => {
    const file = await loadOpenFile(call, call.input);
    return { bindings: bindingsOf(await readPages(call.services.db, file.id)) };
  }),
  implement(blocks.innerImages, async (call) => {
    const file = await loadOpenFile(call, call.input);
    return { rows: innerImagesOf(file.id, await readPages(call.services.db, file.id)) };
  }),
];

/** The file a call names, under the assistant it names; 404 for anything else. */
async function namedFile({
  input,
  owner,
  services: { db },
}: Call<{ kbBotId: string; kbBotFileId: string }>): Promise<FileRow> {
  const assistant = await loadOwnAssistant(db, owner, input.kbBotId);
  const file = await loadOwnFile(db, owner, input.kbBotFileId);
  if (file.kbBotId !== assistant.id) throw fileDeleted();
  return file;
}
