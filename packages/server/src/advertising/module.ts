import { adPlacing, advertising, errorCodes } from '@tinystar/contract';
import { personAsking } from '../answers/asker.ts';
import { visit } from '../answers/visit.ts';
import { changeSettings } from '../assistants/changeSettings.ts';
import { loadAssistant, loadOwnAssistant } from '../assistants/load.ts';
import { refuseStopped } from '../identity/stopped.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { placeAd } from './placeAd.ts';

/** Advertisements of an enterprise's assistants: their settings, and what follows an answer. */
export const advertisingModule: Module = {
  routes: [
    implement(advertising.strategy, async ({ input, owner, services: { db } }) => {
      return (await loadOwnAssistant(db, owner, input.id)).adStrategy;
    }),
    implement(advertising.updateStrategy, (call) => {
      const { id, version, ...adStrategy } = call.input;
      return changeSettings(call, id, () => ({ adStrategy }), version);
    }),
    implement(advertising.content, async ({ input, owner, services: { db } }) => {
      return { adContent: (await loadOwnAssistant(db, owner, input.id)).adContent };
    }),
    implement(advertising.updateContent, (call) => {
      const { id, version, adContent } = call.input;
      return changeSettings(call, id, () => ({ adContent }), version);
    }),
    implement(adPlacing.trial, async ({ input, caller, services }) => {
      const bot = await loadAssistant(services.db, caller, input.kbBotId, 'make');
      return await placeAd(services, bot, { id: input.chatId, asker: personAsking(caller).key });
    }),
    implement(adPlacing.real, async (call) => {
      const { input, services } = call;
      const { chatId: id, kbBotId, publicId, userId } = input;
      if (publicId !== undefined && userId !== undefined) {
        const { bot, asker } = await visit({ services, input: { publicId, userId } });
        return await placeAd(services, bot, { id, asker: asker.key });
      }
      const caller = await call.identify();
      if (!caller || kbBotId === undefined) throw new Failure(errorCodes.unauthenticated);
      refuseStopped(caller);
      const bot = await loadAssistant(services.db, caller, kbBotId, 'use');
      return await placeAd(services, bot, { id, asker: personAsking(caller).key });
    }),
  ],
};
