import { prices } from '@tinystar/contract';
import { checkCoins } from '../coins/charge.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { Asked } from './asked.ts';
import { findTurn } from './beginTurn.ts';
import type { Hub } from './hub.ts';
import type { TurnRow } from './schema.ts';
import type { Place } from './seats.ts';

/** Who asks what, and by which key it is known again. */
interface Asking {
  services: Services;
  hub: Hub;
  asked: Pick<Asked, 'asker' | 'bot'>;
  key: string;
}

/**
 * Takes a seat or a place in the queue. When there is no seat: a repeated key has its seat already, and who cannot pay is
 * told that first.
 */
export async function takeSeat(asking: Asking, payer: Owner | null): Promise<Place | TurnRow> {
  const { asker, bot } = asking.asked;
  let place: Place;
  try {
    place = await asking.hub.seats.take({ asker: asker.key, kbBotId: bot.id }, true);
  } catch (error) {
    const existing = await instead(asking, payer);
    if (existing) return existing;
    throw error;
  }
  if (!place.wait) return place;
  try {
    const existing = await instead(asking, payer);
    if (!existing) return place;
    place.leave();
    return existing;
  } catch (error) {
    place.leave();
    throw error;
  }
}

/** What the key has begun already; throws 20013 for a new question that cannot be paid. */
async function instead({ services, asked, key }: Asking, payer: Owner | null): Promise<TurnRow | undefined> {
  const existing = await findTurn(services.db, asked.asker.key, key);
  if (!existing) await checkCoins(services.db, payer, prices.answer);
  return existing;
}
