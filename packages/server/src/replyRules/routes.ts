import { replyRules, ruleMessages, type ReplyRule } from '@tinystar/contract';
import { and, count, desc, eq, exists, inArray, ne, or, sql } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import type { Queries } from '../platform/database/database.ts';
import { contains, holding } from '../platform/database/like.ts';
import { laterThan, nextVersion } from '../platform/database/versions.ts';
import { invalid, notFound } from '../platform/http/failure.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { kbBotReplyKeyword, kbBotReplyRule, type ReplyRuleRow } from './schema.ts';

/** Rules that one assistant may have. */
const MOST = 1_000;

const ruleMissing = () => notFound('规则不存在');

async function present(queries: Queries, rows: readonly ReplyRuleRow[]): Promise<ReplyRule[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await queries
    .select()
    .from(kbBotReplyKeyword)
    .where(inArray(kbBotReplyKeyword.ruleId, ids))
    .orderBy(kbBotReplyKeyword.keyword);
  return rows.map(({ id, displayName, content, status, updatedAt }) => ({
    id,
    displayName,
    keywords: found.filter(({ ruleId }) => ruleId === id).map(({ keyword }) => keyword),
    reply: { type: 'markdown', content },
    status,
    updatedAt: updatedAt.getTime(),
  }));
}

/** The rules that use one of the keywords, but for the one being edited. */
function usersOf(queries: Queries, kbBotId: string, keywords: readonly string[], id: string | undefined) {
  return queries
    .select({ rule: kbBotReplyRule, keyword: kbBotReplyKeyword.keyword })
    .from(kbBotReplyKeyword)
    .innerJoin(kbBotReplyRule, eq(kbBotReplyRule.id, kbBotReplyKeyword.ruleId))
    .where(
      and(
        eq(kbBotReplyKeyword.kbBotId, kbBotId),
        inArray(kbBotReplyKeyword.keyword, [...keywords]),
        id ? ne(kbBotReplyRule.id, id) : undefined,
      ),
    );
}

interface Draft {
  kbBotId: string;
  displayName: string;
  keywords: string[];
  reply: { content: string };
  version?: number | undefined;
}

/**
 * Writes a rule with its keywords. The assistant's row is locked, so of two who save the same keyword the second is told
 * which one is taken.
 */
async function save(
  { owner, services }: Call<unknown>,
  draft: Draft,
  id: string | undefined,
): Promise<{ status: 'success'; replyRule: ReplyRule }> {
  const { kbBotId, displayName, keywords, reply, version } = draft;
  const replyRule = await services.db.transaction(async (tx) => {
    await loadOwnAssistant(tx, owner, kbBotId, 'update');
    const now = services.now();
    const own = and(eq(kbBotReplyRule.id, id ?? ''), eq(kbBotReplyRule.kbBotId, kbBotId));
    const [before] = id ? await tx.select().from(kbBotReplyRule).where(own).for('update') : [];
    if (id && !before) throw ruleMissing();
    const current = async () => (before ? (await present(tx, [before]))[0] : undefined);
    const updatedAt = await nextVersion({ version, savedAt: before?.updatedAt, now, current });
    const [taken] = await usersOf(tx, kbBotId, keywords, id);
    if (taken) throw invalid('keywords', ruleMessages.taken(taken.keyword));
    const written = { displayName, content: reply.content, updatedAt };
    if (!id && (await tx.$count(kbBotReplyRule, eq(kbBotReplyRule.kbBotId, kbBotId))) >= MOST)
      throw invalid('keywords', `每个助手最多${MOST}条规则`);
    const [rule] = id
      ? await tx.update(kbBotReplyRule).set(written).where(own).returning()
      : await tx
          .insert(kbBotReplyRule)
          .values({ ...written, kbBotId, createdAt: now })
          .returning();
    const ruleId = rule!.id;
    await tx.delete(kbBotReplyKeyword).where(eq(kbBotReplyKeyword.ruleId, ruleId));
    await tx.insert(kbBotReplyKeyword).values(keywords.map((keyword) => ({ kbBotId, keyword, ruleId })));
    const [presented] = await present(tx, [rule!]);
    return presented!;
  });
  return { status: 'success', replyRule };
}

/** Keyword rules, for those who build the assistant of an enterprise. */
export const replyRuleRoutes: readonly Route[] = [
  implement(replyRules.check, async ({ input, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, input.kbBotId);
    const { id, kbBotId } = input;
    if (id) {
      const own = and(eq(kbBotReplyRule.id, id), eq(kbBotReplyRule.kbBotId, kbBotId));
      if ((await db.$count(kbBotReplyRule, own)) === 0) throw ruleMissing();
    }
    const found = await usersOf(db, kbBotId, input.keywords, id);
    const rules = [...new Map(found.map(({ rule }) => [rule.id, rule])).values()];
    return { isExist: rules.length > 0, replyRules: await present(db, rules) };
  }),
  implement(replyRules.create, (call) => save(call, call.input, undefined)),
  implement(replyRules.update, (call) => save(call, call.input, call.input.id)),
  implement(replyRules.remove, async ({ input, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, input.kbBotId);
    const gone = await db
      .delete(kbBotReplyRule)
      .where(and(eq(kbBotReplyRule.id, input.id), eq(kbBotReplyRule.kbBotId, input.kbBotId)))
      .returning({ id: kbBotReplyRule.id });
    if (gone.length === 0) throw ruleMissing();
    return {};
  }),
  implement(replyRules.updateStatus, async ({ input, owner, services: { db, now } }) => {
    await loadOwnAssistant(db, owner, input.kbBotId);
    const changed = await db
      .update(kbBotReplyRule)
      .set({ status: input.status, updatedAt: laterThan(kbBotReplyRule.updatedAt, now()) })
      .where(and(eq(kbBotReplyRule.id, input.id), eq(kbBotReplyRule.kbBotId, input.kbBotId)))
      .returning({ id: kbBotReplyRule.id });
    if (changed.length === 0) throw ruleMissing();
    return {};
  }),
  implement(replyRules.page, async ({ input, owner, services: { db } }) => {
    const { kbBotId, keyword, page, size } = input;
    await loadOwnAssistant(db, owner, kbBotId);
    const byKeyword = keyword?.trim()
      ? exists(
          db
            .select({ one: sql`1` })
            .from(kbBotReplyKeyword)
            .where(
              and(
                eq(kbBotReplyKeyword.ruleId, kbBotReplyRule.id),
                sql`${kbBotReplyKeyword.keyword} ilike ${holding(keyword)}`,
              ),
            ),
        )
      : undefined;
    const where = and(
      eq(kbBotReplyRule.kbBotId, kbBotId),
      or(contains(kbBotReplyRule.displayName, keyword), byKeyword),
    );
    const [counted] = await db.select({ count: count() }).from(kbBotReplyRule).where(where);
    const rows = await db
      .select()
      .from(kbBotReplyRule)
      .where(where)
      .orderBy(desc(kbBotReplyRule.createdAt), desc(kbBotReplyRule.id))
      .limit(size)
      .offset((page - 1) * size);
    return { rows: await present(db, rows), count: counted?.count ?? 0 };
  }),
];
