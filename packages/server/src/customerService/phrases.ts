import { csPhrase as calls, errorCodes, phraseLimits, type CsPhrase } from '@tinystar/contract';
import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { contains } from '../platform/database/like.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import { kbBot } from '../assistants/schema.ts';
import { loadServed } from './load.ts';
import { csPhrase } from './schema.ts';

type Row = typeof csPhrase.$inferSelect;

const present = ({ id, title, text, userId, updatedAt }: Row): CsPhrase => ({
  id,
  title,
  text,
  shared: userId === null,
  updatedAt: updatedAt.getTime(),
});

/** The phrases of an assistant that an agent may use and change: his own, and those of all its agents. */
const usable = (kbBotId: string, userId: string): SQL | undefined =>
  and(eq(csPhrase.kbBotId, kbBotId), or(eq(csPhrase.userId, userId), isNull(csPhrase.userId)));

const missing = () => notFound('快捷回复不存在');

const page = implement(calls.page, async ({ input, caller, services: { db } }) => {
  const { kbBotId, keyword, page: number, size } = input;
  await loadServed(db, caller, kbBotId);
  const found = and(
    usable(kbBotId, caller.userId),
    or(contains(csPhrase.title, keyword), contains(csPhrase.text, keyword)),
  );
  const rows = await db
    .select()
    .from(csPhrase)
    .where(found)
    // Shared ones have nobody, which stands last.
    .orderBy(asc(csPhrase.userId), asc(csPhrase.title), asc(csPhrase.id))
    .limit(size)
    .offset((number - 1) * size);
  return {
    count: await db.$count(csPhrase, found),
    rows: rows.map(present),
  };
});

const create = implement(calls.create, async ({ input, caller, services }) => {
  const { kbBotId, title, text, shared } = input;
  const userId = shared ? null : caller.userId;
  return await services.db.transaction(async (tx) => {
    await loadServed(tx, caller, kbBotId);
    // One after the other, so that two at once do not pass the limit together.
    await tx.select({ id: kbBot.id }).from(kbBot).where(eq(kbBot.id, kbBotId)).for('update');
    const same = and(eq(csPhrase.kbBotId, kbBotId), userId ? eq(csPhrase.userId, userId) : isNull(csPhrase.userId));
    if ((await tx.$count(csPhrase, same)) >= phraseLimits.most)
      throw new Failure(errorCodes.conflict, `最多添加${phraseLimits.most}条快捷回复`);
    const [row] = await tx
      .insert(csPhrase)
      .values({ kbBotId, userId, title, text, updatedAt: services.now() })
      .returning({ id: csPhrase.id });
    return { id: row!.id };
  });
});

const update = implement(calls.update, async ({ input, caller, services }) => {
  const { id, kbBotId, title, text, version } = input;
  await loadServed(services.db, caller, kbBotId);
  await services.db.transaction(async (tx) => {
    const own = and(eq(csPhrase.id, id), usable(kbBotId, caller.userId));
    const [row] = await tx.select().from(csPhrase).where(own).for('update');
    if (!row) throw missing();
    const current = () => present(row);
    const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: services.now(), current });
    await tx.update(csPhrase).set({ title, text, updatedAt }).where(eq(csPhrase.id, id));
  });
  return {};
});

const remove = implement(calls.remove, async ({ input, caller, services: { db } }) => {
  const { id, kbBotId } = input;
  await loadServed(db, caller, kbBotId);
  const gone = await db
    .delete(csPhrase)
    .where(and(eq(csPhrase.id, id), usable(kbBotId, caller.userId)))
    .returning({ id: csPhrase.id });
  if (gone.length === 0) throw missing();
  return {};
});

/** Canned answers of agents. */
export const phraseRoutes = [page, create, update, remove];
