import { qaPairs } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { createPair } from './createPair.ts';

/** Questions with answers that an assistant's makers wrote themselves. */
export const qaPairsModule: Module = {
  routes: [
    implement(qaPairs.create, async ({ input, owner, services: { db, now } }) => {
      const id = await db.transaction(async (tx) => {
        await loadOwnAssistant(tx, owner, input.kbBotId, 'update');
        return await createPair(tx, input, now());
      });
      return { id };
    }),
  ],
};
