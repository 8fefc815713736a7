import { notices } from '@tinystar/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import { notice } from './schema.ts';

/** Notices that are shown; what is older comes up when these are put away. */
const MOST = 50;

const list = implement(notices.list, async ({ caller, services: { db } }) => {
  const rows = await db
    .select()
    .from(notice)
    .where(eq(notice.userId, caller.userId))
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(MOST);
  return { rows: rows.map(({ id, createdAt, words }) => ({ id, timestamp: createdAt.getTime(), ...words })) };
});

const read = implement(notices.read, async ({ input, caller, services: { db } }) => {
  const own = and(eq(notice.userId, caller.userId), eq(notice.id, input.id));
  const { rowCount } = await db.delete(notice).where(own);
  if (rowCount === 0) throw notFound();
  return {};
});

/** How many notices a person has not put away. */
export const noticesOf = (db: Queries, userId: string): Promise<number> => db.$count(notice, eq(notice.userId, userId));

/** What people are told of changes that others made for them. */
export const noticesModule: Module = { routes: [list, read] };
