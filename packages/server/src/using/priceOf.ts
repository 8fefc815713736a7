import { prices, type AnswerPrice } from '@tinystar/contract';
import { payerOf, personAsking } from '../answers/asker.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Caller } from '../platform/http/caller.ts';

/** What one answer of an assistant costs, and whom, when the caller asks in the identity he acts as. */
export function priceOf(bot: Pick<AssistantRow, 'isPreset' | 'ownerType' | 'ownerId'>, caller: Caller): AnswerPrice {
  const payer = payerOf(bot, personAsking(caller));
  if (!payer) return { payer: 'none', coins: prices.ownPersonalAnswer };
  if (payer.type === 'personal') return { payer: 'self', coins: prices.answer };
  return { payer: payer.id === caller.tenant?.id ? 'enterprise' : 'other', coins: prices.answer };
}
