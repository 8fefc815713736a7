import {
  type Input,
  type Reference,
  type ReportConversation,
  type reports,
  type SentenceMap,
} from '@tinystar/contract';
import { and, asc, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { presentMessage } from '../answers/history.ts';
import { livingDocuments, marked, withPasses } from '../answers/references.ts';
import { kbBotChatMessage, type MessageRow } from '../answers/schema.ts';
import { dayWithin, daysOf, instantWithin } from '../platform/dayKeys.ts';
import { holding } from '../platform/database/like.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { askedBy } from './askedBy.ts';

export type ConversationFilter = Omit<Input<typeof reports.conversations>, 'page' | 'size' | 'kbBotId'>;

/** Matches of a keyword that are counted: nobody pages through more, and counting all reads every answer. */
const MOST_COUNTED = 1_000;
/** Questions before the one that is looked at. */
const BEFORE = 10;

const unanswered = sql`(answer_status = 'failed' or answer_source in ('notFound', 'notConfigured'))`;
const isUnanswered = ({ answerStatus, answerSource }: MessageRow) =>
  answerStatus === 'failed' || answerSource === 'notFound' || answerSource === 'notConfigured';

/** The messages of users that a filter lets through. */
export function matching(kbBotId: string, filter: ConversationFilter): SQL {
  daysOf(filter);
  const { source, thumb, province, outcome, asker, keyword } = filter;
  const text = keyword?.trim() ? holding(keyword) : undefined;
  return sql.join(
    [
      sql`kb_bot_id = ${kbBotId} and msg_type = 'qa' and side <> 'make'`,
      instantWithin(sql`created_at`, filter),
      ...(source ? [sql`source = ${source}`] : []),
      ...(thumb ? [sql`thumb = ${thumb}`] : []),
      ...(province === undefined ? [] : [sql`province = ${province}`]),
      ...(outcome ? [outcome === 'unanswered' ? unanswered : sql`not ${unanswered}`] : []),
      ...(asker ? [sql`asker = ${asker}`] : []),
      ...(text ? [sql`(question ilike ${text} or answer ilike ${text})`] : []),
    ],
    sql` and `,
  );
}

/** How many there are: by the summed rows where those tell, else by counting up to a limit. */
export async function countMatching(db: Queries, kbBotId: string, filter: ConversationFilter): Promise<number> {
  const { source, thumb, province, outcome, asker, keyword } = filter;
  if (keyword?.trim() || asker || (thumb && outcome)) {
    const { rows } = await db.execute<{ count: string }>(sql`
      select count(*) from (
        select from kb_bot_chat_message where ${matching(kbBotId, filter)} limit ${MOST_COUNTED}) m`);
    return Number(rows[0]?.count ?? 0);
  }
  const figure = thumb
    ? { up: sql`up`, down: sql`down`, none: sql`questions - up - down` }[thumb]
    : outcome
      ? { answered: sql`questions - unanswered`, unanswered: sql`unanswered` }[outcome]
      : sql`questions`;
  const { rows } = await db.execute<{ count: string | null }>(sql`
    select sum(${figure}) as count from report_day
    where kb_bot_id = ${kbBotId} and ${dayWithin(sql`day`, filter)}
      ${source ? sql`and source = ${source}` : sql``} ${province === undefined ? sql`` : sql`and province = ${province}`}`);
  return Number(rows[0]?.count ?? 0);
}

/** Every source of an answer once, as its numbers name them. */
export const sourcesOf = (sentenceMap: SentenceMap): Reference[] => {
  const found = new Map<string, Reference>();
  for (const { reference } of Object.values(sentenceMap))
    for (const each of reference) found.set(`${each.type} ${each.doc_id} ${each.reference_id}`, each);
  return [...found.values()];
};

/** One page of them, newest first. */
export async function conversationPage(
  db: Queries,
  kbBotId: string,
  { page = 1, size = 10, ...filter }: ConversationFilter & { page?: number; size?: number },
): Promise<{ rows: ReportConversation[]; count: number }> {
  const skipped = (page - 1) * size;
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(kbBotChatMessage)
      .where(matching(kbBotId, filter))
      .orderBy(desc(kbBotChatMessage.createdAt), desc(kbBotChatMessage.id))
      .limit(size)
      .offset(skipped),
    countMatching(db, kbBotId, filter),
  ]);
  const who = await askedBy(
    db,
    rows.map(({ asker }) => asker),
  );
  return {
    rows: rows.map((row) => {
      const sources = sourcesOf(row.sentenceMap);
      const scores = sources.flatMap(({ score }) => score ?? []);
      return {
        id: row.id,
        ...who(row.asker),
        source: row.source,
        province: row.province,
        question: row.question.slice(0, 300),
        answer: row.answer.slice(0, 300),
        answered: !isUnanswered(row),
        thumb: row.thumb,
        referenceCount: sources.length,
        score: scores.length > 0 ? Math.max(...scores) : null,
        timestamp: row.createdAt.getTime(),
      };
    }),
    // The sums are some seconds old: what is seen is there.
    count: rows.length > 0 ? Math.max(counted, skipped + rows.length) : Math.min(counted, skipped),
  };
}

/** A message of a user, behind those that he asked before it; 404 for those of others and for trials. */
export async function conversationOf(
  services: Pick<Services, 'db' | 'secret' | 'now'>,
  bot: AssistantRow,
  reader: string,
  id: string,
) {
  const { db } = services;
  const asked = and(
    eq(kbBotChatMessage.kbBotId, bot.id),
    eq(kbBotChatMessage.msgType, 'qa'),
    sql`${kbBotChatMessage.side} <> 'make'`,
  );
  const [found] = await db
    .select()
    .from(kbBotChatMessage)
    .where(and(asked, eq(kbBotChatMessage.id, id)));
  if (!found) throw notFound();
  const rows = await db
    .select()
    .from(kbBotChatMessage)
    .where(
      and(
        asked,
        eq(kbBotChatMessage.asker, found.asker),
        eq(kbBotChatMessage.side, found.side),
        eq(kbBotChatMessage.session, found.session),
        lte(kbBotChatMessage.createdAt, found.createdAt),
      ),
    )
    .orderBy(desc(kbBotChatMessage.createdAt))
    .limit(BEFORE + 1);
  const living = await livingDocuments(db, rows);
  return rows
    .toReversed()
    .map((row) => withPasses(services, marked(presentMessage(row, bot), living), { side: 'make', userId: reader }));
}

/** Oldest first, so many at a time: a long list is never in memory as a whole. */
export async function* eachMatching(
  db: Queries,
  kbBotId: string,
  filter: ConversationFilter,
): AsyncGenerator<MessageRow[]> {
  const PART = 500;
  const wanted = matching(kbBotId, filter);
  let last: MessageRow | undefined;
  for (;;) {
    const after = last ? sql`and (created_at, id) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})` : sql``;
    const rows: MessageRow[] = await db
      .select()
      .from(kbBotChatMessage)
      .where(sql`${wanted} ${after}`)
      .orderBy(asc(kbBotChatMessage.createdAt), asc(kbBotChatMessage.id))
      .limit(PART);
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    last = rows.at(-1);
  }
}
