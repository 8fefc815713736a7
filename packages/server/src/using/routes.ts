import { using } from '@tinystar/contract';
import { mayAttach } from '../answers/attachments/mayAttach.ts';
import { presentPublic } from '../answers/publicAssistant.ts';
import { assistantMissing, loadAssistant, loadPublishedAssistant, mayMake } from '../assistants/load.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { ownerOf, type Caller } from '../platform/http/caller.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { speaks } from '../speech/speaks.ts';
import { chooseAssistant } from './chooseAssistant.ts';
import { listUsable } from './listUsable.ts';
import { owningIdentity } from './owningIdentity.ts';
import { priceOf } from './priceOf.ts';

/** A choice searches many assistants, which costs as much as many questions. */
const choices = { max: 30, seconds: 60 };

const isOwnRow = (bot: AssistantRow, caller: Caller): boolean => {
  const owner = ownerOf(caller);
  return bot.ownerType === owner.type && bot.ownerId === owner.id;
};

/** Assistants from the side of those who talk to them. */
export const usingRoutes: readonly Route[] = [
  implement(using.page, ({ input, caller, services: { db, now } }) => listUsable(db, caller, now(), input)),
  implement(using.get, async ({ input: { kbBotId, publicId }, caller, services: { db, config } }) => {
    if (kbBotId === undefined && publicId === undefined) throw assistantMissing();
    const bot =
      kbBotId === undefined
        ? await loadPublishedAssistant(db, caller, publicId!)
        : await loadAssistant(db, caller, kbBotId, 'use');
    return {
      kbBot: {
        ...(await presentPublic(db, bot)),
        attaches: mayAttach(bot, 'use'),
        permission: bot.permission,
        own: isOwnRow(bot, caller),
        maker: mayMake(bot, caller),
        customerService: bot.ownerType === 'tenant' ? bot.customerServiceStatus : ('disabled' as const),
        voice: speaks(caller, config),
        isCreator: caller.tenant?.permission === 'owner',
        price: priceOf(bot, caller),
      },
      fileOrigin: config.FILE_ORIGIN ?? '',
    };
  }),
  implement(using.choose, async ({ input, caller, services }) => {
    await allow(services, `choose:${caller.userId}`, choices);
    return chooseAssistant(services, caller, input.question.trim());
  }),
  implement(using.identity, ({ input, caller, services: { db } }) => owningIdentity(db, caller, input.kbBotId)),
];
