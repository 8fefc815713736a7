import type { ChosenAssistant, UsableAssistant } from '@tinystar/contract';
import { inArray } from 'drizzle-orm';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { CONFIDENT, search } from '../retrieval/index.ts';
import { listUsable } from './listUsable.ts';

/** So many assistants are searched; beyond that the rarely used ones have to be chosen by hand. */
const MOST_SEARCHED = 40;
/** Searches at a time, so that one question does not take every connection to the database. */
const AT_ONCE = 4;
const MOST_OFFERED = 4;
/** Of two that know the answer about equally well, the one of one's own identity answers. */
const ABOUT_EQUAL = 0.05;

interface Judged {
  card: UsableAssistant;
  confidence: number;
}

/**
 * Which of the assistants near the caller answers a question best. Assistants he may not talk to are never searched, and
 * neither are those of strangers that he has not talked to: a question should not reach them unasked.
 */
export async function chooseAssistant(
  services: Services,
  caller: Caller,
  question: string,
): Promise<{ rows: ChosenAssistant[]; sure: boolean }> {
  const page = { reach: 'near', page: 1, size: MOST_SEARCHED } as const;
  const { rows: cards } = await listUsable(services.db, caller, services.now(), page);
  if (cards.length === 0) return { rows: [], sure: false };
  const ids = cards.map(({ id }) => id);
  const settings = await services.db.select().from(kbBot).where(inArray(kbBot.id, ids));
  const bots = new Map(settings.map((bot) => [bot.id, bot]));
  const judged = await mapInTurns(cards, async (card): Promise<Judged> => {
    const bot = bots.get(card.id);
    const found = bot && (await search(services.db, { kbBotId: bot.id, kinds: kindsOf(bot) }, question, 3));
    return { card, confidence: found?.confidence ?? 0 };
  });
  const ranked = rankJudged(judged);
  return { rows: ranked.slice(0, MOST_OFFERED).map(present), sure: (ranked[0]?.confidence ?? 0) >= CONFIDENT };
}

/** The best first; the order of the list decides between equals. */
function rankJudged(judged: readonly Judged[]): Judged[] {
  const ranked = judged.toSorted((a, b) => b.confidence - a.confidence);
  const [best] = ranked;
  if (!best || best.card.own) return ranked;
  const own = ranked.find(({ card, confidence }) => card.own && best.confidence - confidence <= ABOUT_EQUAL);
  return own && own.confidence > 0 ? [own, ...ranked.filter((each) => each !== own)] : ranked;
}

function kindsOf({ documentLibrary, qaLibrary, replyKnowledgeSource }: AssistantRow): ('doc' | 'qa')[] {
  if (replyKnowledgeSource === 'publicDomain') return [];
  return [
    ...(documentLibrary.status === 'enabled' ? (['doc'] as const) : []),
    ...(qaLibrary.status === 'enabled' ? (['qa'] as const) : []),
  ];
}

async function mapInTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))));
  return results;
}

const present = ({ card: { id, publicId, name, avatar, type, permission, own, price } }: Judged): ChosenAssistant => ({
  id,
  publicId,
  name,
  avatar,
  type,
  permission,
  own,
  price,
});
