import { ruleLimits } from '@tinystar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
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
        sql`${kbBotReplyKeyword.keyword} = any(${sql.placeholder('keywords')}::text[])`,
        eq(kbBotReplyRule.status, 'enabled'),
      ),
    )
    .orderBy(desc(sql`length(${kbBotReplyKeyword.keyword})`))
    .limit(1)
    .prepare('reply-rule'),
);

/**
 * The fixed reply to a question that is a keyword of an enabled rule, spaces around it and marks that close it aside: who
 * asks 多少钱？ means 多少钱. A keyword that has such a mark itself goes first.
 */
export async function matchRule(queries: Queries, kbBotId: string, question: string): Promise<string | undefined> {
  const [rule] = await byKeyword(queries).execute({ kbBotId, keywords: spellingsOf(question.trim()) });
  return rule?.content;
}

/** Marks that end a sentence, in both widths. */
const closing = /^[\s。．.！!？?…～~]$/u;

/** A question, and what is left of it as its closing marks go, one by one; none is longer than a keyword can be. */
function spellingsOf(question: string): string[] {
  const letters = [...question];
  const spellings: string[] = [];
  for (let end = letters.length; end > 0; end--) {
    if (end <= ruleLimits.keyword) spellings.push(letters.slice(0, end).join(''));
    if (!closing.test(letters[end - 1]!)) break;
  }
  return spellings;
}
