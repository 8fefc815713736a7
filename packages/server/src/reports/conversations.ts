import type { Reference, ReportConversation, SentenceMap } from '@tinystar/contract';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { attachmentsOf, presentAttachment } from '../answers/attachments/present.ts';
import { presentMessage } from '../answers/history.ts';
import { livingDocuments, marked, withDetails, withPasses } from '../answers/references.ts';
import { kbBotChatMessage, type MessageRow } from '../answers/schema.ts';
import type { Holder } from '../documents/filePass.ts';
import type { Queries } from '../platform/database/database.ts';
import { notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { askedBy } from './askedBy.ts';
import { countMatching, matching, type ConversationFilter } from './matching.ts';

/** Questions before the one that is looked at. */
const BEFORE = 10;

export const isUnanswered = ({ answerStatus, answerSource }: MessageRow) =>
  answerStatus === 'failed' || answerSource === 'notFound' || answerSource === 'notConfigured';

/** Every source of an answer once, as its numbers name them. */
export const sourcesOf = (sentenceMap: SentenceMap): Reference[] => {
  const found = new Map<string, Reference>();
  for (const { reference } of Object.values(sentenceMap))
    for (const each of reference) found.set(`${each.type} ${each.doc_id} ${each.reference_id}`, each);
  return [...found.values()];
};

/** Of the source that fits best, 0 to 1; null without one. */
export const bestScore = ({ sentenceMap }: MessageRow): number | null => {
  const scores = sourcesOf(sentenceMap).flatMap(({ score }) => score ?? []);
  return scores.length > 0 ? Math.max(...scores) : null;
};

/** One page of them, newest first. */
export async function conversationPage(
  db: Queries,
  kbBotId: string,
  { page = 1, size = 10, ...filter }: ConversationFilter & { page?: number; size?: number },
): Promise<{ rows: ReportConversation[]; count: number }> {
  const skipped = (page - 1) * size;
  // No index tells where sources are: where the sums know of none, no message is looked at.
  const rare = filter.sourced !== undefined || filter.opened !== undefined;
  if (rare && (await countMatching(db, kbBotId, filter)) === 0) return { rows: [], count: 0 };
  const rows = await db
    .select()
    .from(kbBotChatMessage)
    .where(matching(kbBotId, filter))
    .orderBy(desc(kbBotChatMessage.createdAt), desc(kbBotChatMessage.id))
    .limit(size)
    .offset(skipped);
  // A page that is not full is the last one: the others need no second look.
  const last = rows.length > 0 ? rows.length < size : page === 1;
  const counted = last && filter.keyword?.trim() ? skipped + rows.length : await countMatching(db, kbBotId, filter);
  const who = await askedBy(
    db,
    rows.map(({ asker }) => asker),
  );
  return {
    rows: rows.map((row) => ({
      id: row.id,
      ...who(row.asker),
      source: row.source,
      province: row.province,
      question: row.question.slice(0, 300),
      answer: row.answer.slice(0, 300),
      answered: !isUnanswered(row),
      ...(row.certainty && { certainty: row.certainty }),
      thumb: row.thumb,
      referenceCount: sourcesOf(row.sentenceMap).length,
      score: bestScore(row),
      timestamp: row.createdAt.getTime(),
    })),
    // The sums are some seconds old: what is seen is there.
    count: rows.length > 0 ? Math.max(counted, skipped + rows.length) : Math.min(counted, skipped),
  };
}

/** A message of a user, behind those that he asked before it; 404 for those of others and for trials. */
export async function conversationOf(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'config'>,
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
  const [living, sent] = await Promise.all([
    livingDocuments(db, rows),
    attachmentsOf(
      db,
      rows.map((row) => row.id),
    ),
  ]);
  const holder: Holder = { side: 'make', userId: reader };
  const messages = rows.toReversed().map((row) => {
    const attachments = sent.get(row.id)?.map((each) => presentAttachment(services, each, holder));
    return {
      ...withPasses(services, marked(presentMessage(row, bot), living), holder),
      ...(attachments && { attachments }),
    };
  });
  return await withDetails(services, messages, holder);
}

/** Latest first as the page shows them, so many at a time: a long list is never in memory as a whole. */
export async function* eachMatching(
  db: Queries,
  kbBotId: string,
  filter: ConversationFilter,
): AsyncGenerator<MessageRow[]> {
  const PART = 500;
  const wanted = matching(kbBotId, filter);
  let last: MessageRow | undefined;
  for (;;) {
    const after = last ? sql`and (created_at, id) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})` : sql``;
    const rows: MessageRow[] = await db
      .select()
      .from(kbBotChatMessage)
      .where(sql`${wanted} ${after}`)
      .orderBy(desc(kbBotChatMessage.createdAt), desc(kbBotChatMessage.id))
      .limit(PART);
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    last = rows.at(-1);
  }
}
