import { documents, type Api } from '@tinystar/contract';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { createUploadQueue, noUploads, type UploadQueue } from './model/uploadQueue.ts';

/** One queue per assistant, in the store of the identity: leaving the page does not stop an upload. */
const queuesAtom = atom<Readonly<Record<string, UploadQueue>>>({});

const openQueueAtom = atom(null, (get, set, api: Api, assistantId: string) => {
  const queues = get(queuesAtom);
  if (queues[assistantId]) return;
  const queue = createUploadQueue({
    send: ({ file, site, force, replaces, signal, onProgress }) => {
      const taken = { kbBotId: assistantId, force: force ? ('yes' as const) : undefined };
      return site
        ? api(documents.addSite, { ...taken, siteUrl: site.url, every: site.every }, { signal })
        : api(
            documents.upload,
            { ...taken, ...(replaces ? { replaces } : { sameName: 'ask' as const }), document: file },
            { signal, onProgress },
          );
    },
  });
  set(queuesAtom, { ...queues, [assistantId]: queue });
});

/** The upload queue of an assistant and its items. */
export const useUploads = (api: Api, assistantId: string) => {
  const open = useSetAtom(openQueueAtom);
  const queue = useAtomValue(queuesAtom)[assistantId] ?? noUploads;
  useLayoutEffect(() => open(api, assistantId), [open, api, assistantId]);
  return { queue, items: useAtomValue(queue.itemsAtom, { store: queue.store }) };
};
