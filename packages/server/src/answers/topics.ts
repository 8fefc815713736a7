import { errorCodes, TOPICS_MAX, type Topic, type TopicHit } from '@tinystar/contract';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { holding } from '../platform/database/like.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { endAnswersIn } from './endAnswers.ts';
import { excerptAround } from './excerptAround.ts';
import { removeLater } from './removeTopic.ts';
import { kbBotChatTopic, type TopicRow } from './schema.ts';

/** Whose conversations, with which assistant. */
export interface Talk {
  bot: Pick<AssistantRow, 'id'>;
  asker: Asker;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  pinned: boolean;
  last: string;
  updated: string;
  total: string;
}

const present = ({ id, name, pinned, last, updated }: Row): Topic => ({
  id,
  name,
  pinned,
  lastTime: new Date(last).getTime(),
  updatedAt: new Date(updated).getTime(),
});

/** The first question stands for a name that nobody gave. */
const named = sql`coalesce(nullif(t.name, ''), left((
  select m.question from kb_bot_chat_message m
  where m.topic_id = t.id and m.msg_type = 'qa' order by m.created_at limit 1), 60), '')`;

const shown = ({ bot, asker }: Talk, more: SQL = sql``) => sql`
  select t.id, ${named} as name, t.pinned, t.updated_at as updated, count(*) over () as total,
    coalesce((select max(m.created_at) from kb_bot_chat_message m where m.topic_id = t.id), t.created_at) as last
  from kb_bot_chat_topic t
  where t.asker = ${asker.key} and t.kb_bot_id = ${bot.id} ${more}`;

/** The named conversations by pages: pinned ones first, then the latest. */
export async function listTopics(
  db: Queries,
  talk: Talk,
  { page, size }: { page: number; size: number },
): Promise<{ rows: Topic[]; count: number }> {
  const { rows } = await db.execute<Row>(sql`
    ${shown(talk, sql`and t.deleted_at is null`)}
    order by t.pinned desc, last desc, t.id limit ${size} offset ${(page - 1) * size}`);
  const count = rows[0] ? Number(rows[0].total) : page === 1 ? 0 : await db.$count(kbBotChatTopic, living(talk));
  return { rows: rows.map(present), count };
}

const living = ({ bot, asker }: Talk) =>
  and(eq(kbBotChatTopic.asker, asker.key), eq(kbBotChatTopic.kbBotId, bot.id), isNull(kbBotChatTopic.deletedAt));

/** A conversation of the asker that he has not deleted. 404 for everything else. */
export async function loadTopic(db: Queries, talk: Talk & { topicId: string }): Promise<TopicRow> {
  const [row] = await db
    .select()
    .from(kbBotChatTopic)
    .where(and(living(talk), eq(kbBotChatTopic.id, talk.topicId)));
  if (!row) throw notFound();
  return row;
}

/** A new conversation, or the one that nobody has asked anything in yet. */
export async function createTopic(db: Database, talk: Talk, now: Date): Promise<Topic> {
  const { asker } = talk;
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asker.key}, 0))`);
    const { rows } = await tx.execute<Row>(sql`
      ${shown(talk, sql`and t.deleted_at is null`)} and t.name = '' and not t.pinned
        and not exists (select from kb_bot_chat_message m where m.topic_id = t.id) limit 1`);
    if (rows[0]) return present(rows[0]);
    const id = await newTopic(tx, talk, now);
    return { id, name: '', pinned: false, lastTime: now.getTime(), updatedAt: now.getTime() };
  });
}

/** Adds a conversation and returns its id; the caller holds the lock of the asker's histories. 400 when there are too many. */
export async function newTopic(tx: Queries, talk: Talk, now: Date): Promise<string> {
  if ((await tx.$count(kbBotChatTopic, living(talk))) >= TOPICS_MAX)
    throw new Failure(errorCodes.invalidInput, `最多保留${TOPICS_MAX}个对话，请先删除不需要的对话`);
  const id = newId();
  const row = { id, kbBotId: talk.bot.id, asker: talk.asker.key, createdAt: now, updatedAt: now };
  await tx.insert(kbBotChatTopic).values(row);
  return id;
}

/** A conversation as lists show it; it must be there. */
export async function readTopic(db: Queries, talk: Talk & { topicId: string }): Promise<Topic> {
  const { rows } = await db.execute<Row>(shown(talk, sql`and t.id = ${talk.topicId}`));
  return present(rows[0]!);
}

interface TopicChange {
  name?: string | undefined;
  pinned?: boolean | undefined;
  deleted?: boolean | undefined;
  version?: number | undefined;
}

/** Renames, pins, deletes or takes back a conversation; an answer that is being written in a deleted one ends. */
export async function updateTopic(
  services: Services,
  talk: Talk & { topicId: string },
  { name, pinned, deleted, version }: TopicChange,
): Promise<Topic> {
  const { bot, asker, topicId } = talk;
  const now = services.now();
  const topic = await services.db.transaction(async (tx) => {
    const own = and(
      eq(kbBotChatTopic.id, topicId),
      eq(kbBotChatTopic.asker, asker.key),
      eq(kbBotChatTopic.kbBotId, bot.id),
    );
    const [row] = await tx.select().from(kbBotChatTopic).where(own).for('update');
    // Of a deleted one nothing can be changed except that it comes back.
    if (!row || (row.deletedAt && deleted !== false)) throw notFound();
    const current = async () => ({ topic: await readTopic(tx, talk) });
    const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now, current });
    await tx
      .update(kbBotChatTopic)
      .set({
        updatedAt,
        name: name ?? row.name,
        pinned: pinned ?? row.pinned,
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? now : null,
      })
      .where(own);
    if (deleted) await removeLater(tx, topicId, now);
    return await readTopic(tx, talk);
  });
  if (deleted) await endAnswersIn(services, topicId);
  return topic;
}

interface HitRow extends Record<string, unknown> {
  id: string;
  topic_id: string | null;
  topic: string;
  question: string;
  answer: string;
  at: string;
}

/** Questions of the asker in all conversations that hold the words, or whose answers do; the latest first. */
export async function searchTopics(
  db: Queries,
  { bot, asker }: Talk,
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<{ rows: TopicHit[]; count: number }> {
  const like = holding(keyword);
  const found = sql`
    from kb_bot_chat_message f left join kb_bot_chat_topic t on t.id = f.topic_id
    where f.kb_bot_id = ${bot.id} and f.asker = ${asker.key} and f.side = 'use' and f.msg_type = 'qa'
      and t.deleted_at is null and (f.question ilike ${like} or f.answer ilike ${like})`;
  const counted = await db.execute<{ count: string }>(sql`select count(*) ${found}`);
  const { rows } = await db.execute<HitRow>(sql`
    select f.id, f.topic_id, case when t.id is null then '' else ${named} end as topic, f.question, f.answer,
      f.created_at as at
    ${found} order by f.created_at desc limit ${size} offset ${(page - 1) * size}`);
  return {
    count: Number(counted.rows[0]?.count ?? 0),
    rows: rows.map(({ id, topic_id: topicId, topic, question, answer, at }) => ({
      id,
      ...(topicId && { topicId }),
      topicName: topic,
      question,
      excerpt: excerptAround(answer, keyword),
      timestamp: new Date(at).getTime(),
    })),
  };
}
