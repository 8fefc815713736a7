import type { Avatar } from '@tinystar/contract';
import { inArray } from 'drizzle-orm';
import { kbBotHostUser } from '../answers/schema.ts';
import { user } from '../identity/schema.ts';
import { countedAs, STRANGERS } from '../answers/asker.ts';
import type { Queries } from '../platform/database/database.ts';

/** Who asked, as reports show him: a visitor has neither picture nor name, unless a website has named its user. */
export interface AskedBy {
  asker: string;
  userName: string;
  userAvatar: Avatar | null;
}

const VISITOR = 'visitor:';

/** What stands in files in place of a name that is not known. */
export const nameOf = ({ asker, userName }: AskedBy): string => userName || `访客 ${asker.slice(-4)}`;

/** Names and pictures of askers, by the key of their history. */
export async function askedBy(db: Queries, askers: readonly string[]): Promise<(asker: string) => AskedBy> {
  const idOf = (asker: string) => asker.slice(asker.lastIndexOf(':') + 1);
  const idsOf = (visitors: boolean) => [
    ...new Set(askers.filter((asker) => asker.startsWith(VISITOR) === visitors).map(idOf)),
  ];
  const [ids, visitors] = [idsOf(false), idsOf(true)];
  const [rows, named] = await Promise.all([
    ids.length === 0
      ? []
      : db.select({ id: user.id, name: user.name, avatar: user.avatar }).from(user).where(inArray(user.id, ids)),
    visitors.length === 0
      ? []
      : db
          .select({ id: kbBotHostUser.visitorId, name: kbBotHostUser.name })
          .from(kbBotHostUser)
          .where(inArray(kbBotHostUser.visitorId, visitors)),
  ]);
  const people = new Map(rows.map((row) => [row.id, row]));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (asker) => {
    if (countedAs(asker) === STRANGERS) return { asker: STRANGERS, userName: 'API（未说明提问人）', userAvatar: null };
    if (asker.startsWith(VISITOR)) return { asker, userName: names.get(idOf(asker)) ?? '', userAvatar: null };
    const person = people.get(idOf(asker));
    return { asker, userName: person?.name ?? '', userAvatar: person?.avatar ?? null };
  };
}
