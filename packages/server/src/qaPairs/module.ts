import { qaPairs } from '@tinystar/contract';
import { embedLater } from '../embeddings/index.ts';
import { loadOwnAssistant } from '../assistants/load.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { createPair } from './createPair.ts';

/** Questions with answers that an assistant's makers wrote themselves. */
export const qaPairsModule: Module = {
  routes: [
    implement(qaPairs.create, async ({ input, owner, services }) => {
      const id = await services.db.transaction(async (tx) => {
        await loadOwnAssistant(tx, owner, input.kbBotId, 'update');
        const created = await createPair(tx, input, services.now());
        await embedLater(services, tx, input.kbBotId);
        return created;
      });
      return { id };
    }),
  ],
};
