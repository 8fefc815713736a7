import type { Avatar } from '@tinystar/contract';
import { inArray } from 'drizzle-orm';
import { user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';

/** Who asked, as reports show him: a visitor has neither name nor picture. */
export interface AskedBy {
  asker: string;
  userName: string;
  userAvatar: Avatar | null;
}

/** Names and pictures of askers, by the key of their history. */
export async function askedBy(db: Queries, askers: readonly string[]): Promise<(asker: string) => AskedBy> {
  const idOf = (asker: string) => (asker.startsWith('visitor:') ? '' : asker.slice(asker.lastIndexOf(':') + 1));
  const ids = [...new Set(askers.map(idOf))].filter(Boolean);
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: user.id, name: user.name, avatar: user.avatar }).from(user).where(inArray(user.id, ids));
  const people = new Map(rows.map((row) => [row.id, row]));
  return (asker) => {
    const person = people.get(idOf(asker));
    return { asker, userName: person?.name ?? '', userAvatar: person?.avatar ?? null };
  };
}
