import { codePoints, constants, type ExpectedSource, type RegressionQuestion } from '@tinystar/contract';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { kbBotChatMessage as message } from '../answers/schema.ts';
import { kbBotFile } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { invalid, notFound } from '../platform/http/failure.ts';
import { questionCount } from './runs.ts';
import { kbBotRegressionQuestion as question } from './schema.ts';

/** Rated answers that are looked at, the newest first. */
const RATED = 500;

export interface NewQuestion {
  question: string;
  origin: RegressionQuestion['origin'];
  expected: ExpectedSource | null;
  importId?: string;
}

/** Those that the set does not have yet, each once. */
export async function newOnes<Q extends { question: string }>(
  db: Queries,
  kbBotId: string,
  wanted: readonly Q[],
): Promise<Q[]> {
  const once = [...new Map(wanted.toReversed().map((each) => [each.question, each])).values()].toReversed();
  if (once.length === 0) return [];
  const texts = once.map((each) => each.question);
  const known = await db
    .select({ question: question.question })
    .from(question)
    .where(and(eq(question.kbBotId, kbBotId), inArray(question.question, texts)));
  const there = new Set(known.map((each) => each.question));
  return once.filter((each) => !there.has(each.question));
}

/**
 * Takes in those that the set does not have yet, as many as it has room for, in a transaction that holds the assistant's
 * row; answers their ids.
 */
export async function takeIn(
  tx: Queries,
  kbBotId: string,
  wanted: readonly NewQuestion[],
  now: Date,
): Promise<string[]> {
  const room = constants.REGRESSION_QUESTIONS - (await questionCount(tx, kbBotId));
  const fresh = await newOnes(tx, kbBotId, wanted);
  if (fresh.length > 0 && room <= 0) throw invalid('kbBotId', `最多${constants.REGRESSION_QUESTIONS}道题目`);
  const taken = fresh.slice(0, room);
  if (taken.length === 0) return [];
  const rows = await tx
    .insert(question)
    .values(taken.map((each, at) => ({ ...each, kbBotId, createdAt: new Date(now.getTime() + at) })))
    .returning({ id: question.id });
  return rows.map(({ id }) => id);
}

/** The document that an answer should cite; 404 when it is not the assistant's. */
export async function expectedDocument(
  db: Queries,
  kbBotId: string,
  fileId: string,
  page: number | undefined,
): Promise<ExpectedSource> {
  const [file] = await db
    .select({ id: kbBotFile.id, name: kbBotFile.name, pageCount: kbBotFile.pageCount })
    .from(kbBotFile)
    .where(and(eq(kbBotFile.id, fileId), eq(kbBotFile.kbBotId, kbBotId)));
  if (!file) throw notFound('文档不存在');
  if (page !== undefined && file.pageCount !== null && page > file.pageCount) throw invalid('page', '页码不正确');
  return { kind: 'doc', id: file.id, name: file.name, page: page ?? null };
}

/** The main questions of the Q&A library, whose answers should cite their pairs; the newest first. */
export async function ofPairs(db: Queries, kbBotId: string): Promise<NewQuestion[]> {
  // Pair by pair: joined as a whole, all entries of all libraries would be read.
  const { rows } = await db.execute<{ id: string; content: string }>(sql`
    with newest as materialized (
      select id, created_at from kb_bot_qa_pair where kb_bot_id = ${kbBotId} and deleted_at is null
      order by created_at desc, id desc limit ${constants.REGRESSION_QUESTIONS}
    )
    select n.id, q.content from newest n, lateral (
      select content from kb_bot_qa_entry where qa_pair_id = n.id and type = 'q' and is_main limit 1
    ) q
    order by n.created_at desc, n.id desc`);
  return rows.map(({ id, content }) => ({
    question: content,
    origin: 'pair',
    expected: { kind: 'qa', id, name: content, page: null },
  }));
}

/** Questions whose answers were rated: what was liked should be cited again, of what was disliked nothing is known. */
export async function ofThumbs(db: Queries, kbBotId: string): Promise<NewQuestion[]> {
  const rows = await db
    .select({ question: message.question, thumb: message.thumb, sentenceMap: message.sentenceMap })
    .from(message)
    .where(and(eq(message.kbBotId, kbBotId), eq(message.msgType, 'qa'), ne(message.thumb, 'none')))
    .orderBy(desc(message.createdAt))
    .limit(RATED);
  return rows
    .map((row) => ({ ...row, question: row.question.trim() }))
    .filter((row) => row.question !== '' && codePoints(row.question) <= constants.QA_QUESTION_MAX)
    .map(({ question: asked, thumb, sentenceMap }) => {
      const cited = Object.values(sentenceMap)[0]?.reference[0];
      if (thumb !== 'up' || !cited || cited.type === 'attachment')
        return { question: asked, origin: thumb === 'up' ? 'up' : 'down', expected: null };
      const page = cited.locations[0]?.page ?? null;
      return {
        question: asked,
        origin: 'up',
        expected: { kind: cited.type, id: cited.doc_id, name: cited.doc_name, page },
      };
    });
}
