import { blocks } from '@tinystar/contract';
import { loadOpenFile, namedFile } from '../documents/loadFile.ts';
import { readPages } from '../documents/readPages.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
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
