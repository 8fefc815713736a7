import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { perDatabase } from '../platform/database/named.ts';
import { kbBotReplyKeyword, kbBotReplyRule } from './schema.ts';

// Prepared, because it runs before every answer.
const byKeyword = perDatabase((queries) =>
  queries
    .select({ content: kbBotReplyRule.content })
    .from(kbBotReplyKeyword)
    .innerJoin(kbBotReplyRule, eq(kbBotReplyRule.id, kbBotReplyKeyword.ruleId))
    .where(
      and(
        eq(kbBotReplyKeyword.kbBotId, sql.placeholder('kbBotId')),
        eq(kbBotReplyKeyword.keyword, sql.placeholder('keyword')),
        eq(kbBotReplyRule.status, 'enabled'),
      ),
    )
    .prepare('reply-rule'),
);

/** The fixed reply to a question that is exactly a keyword of an enabled rule, spaces around it aside (C-86). */
export async function matchRule(queries: Queries, kbBotId: string, question: string): Promise<string | undefined> {
  const [rule] = await byKeyword(queries).execute({ kbBotId, keyword: question.trim() });
  return rule?.content;
}
