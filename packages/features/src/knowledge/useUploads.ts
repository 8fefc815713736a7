import { documents, type Api } from '@tinystar/contract';
import { atom, useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { createUploadQueue, type UploadQueue } from './model/uploadQueue.ts';

/** One queue per assistant; it outlives the page, so leaving it does not stop an upload. */
const queuesAtom = atom(new Map<string, UploadQueue>());

/** The upload queue of an assistant and its items. */
export const useUploads = (api: Api, assistantId: string) => {
  const [queues] = useAtom(queuesAtom);
  let queue = queues.get(assistantId);
  if (!queue) {
    queue = createUploadQueue({
      send: ({ file, force, signal, onProgress }) =>
        api(
          documents.upload,
          { kbBotId: assistantId, document: file, force: force ? 'yes' : undefined },
          { signal, onProgress },
        ),
    });
    queues.set(assistantId, queue);
  }
  return { queue, items: useSyncExternalStore(queue.subscribe, queue.items) };
};
