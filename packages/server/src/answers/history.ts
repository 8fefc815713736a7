import { createHash } from 'node:crypto';
import { constants, type AdContent, type AnswerFailure, type ChatMessage, type Side } from '@tinystar/contract';
import { and, desc, inArray, lt } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { holderAsking, type Asker } from './asker.ts';
import { attachmentsOf, presentAttachment } from './attachments/present.ts';
import { failureOf } from './failureOf.ts';
import { placeOf } from './placeOf.ts';
import { livingDocuments, marked, withDetails, withPasses, withShownReferences } from './references.ts';
import { kbBotAdContent, kbBotChatMessage, kbBotChatTurn, type MessageRow } from './schema.ts';

/** Whose history is read, and whether a maker reads it: in the trial chat they see everything. */
interface Reader {
  side: Side;
  /** A named conversation; none for the running history. */
  topicId?: string | undefined;
  maker: boolean;
}

/**
 * Up to 20 messages of an asker older than `timestamp`, oldest first, with what has become of the cited documents. Who
 * only talks to the assistant sees of its sources what is open to him today, whatever he saw when they were cited.
 */
export async function history(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'config'>,
  bot: AssistantRow,
  asker: Asker,
  { side, topicId, maker }: Reader,
  timestamp: number | undefined,
): Promise<ChatMessage[]> {
  const rows = await services.db
    .select()
    .from(kbBotChatMessage)
    .where(
      and(
        placeOf({ bot, asker, side, topicId }),
        timestamp === undefined ? undefined : lt(kbBotChatMessage.createdAt, instantOf(timestamp)),
      ),
    )
    .orderBy(desc(kbBotChatMessage.createdAt))
    .limit(constants.HISTORY_PAGE);
  const messages = await shown(services, bot, asker, maker, rows.toReversed());
  const ads = await adsOf(services.db, rows);
  const adOf = new Map(rows.map(({ id, adContentId }) => [id, adContentId]));
  return messages.flatMap((message) => {
    const adContentId = adOf.get(message.id);
    const data = ads.get(adContentId ?? '');
    return adContentId && data ? [message, advertisementAfter(message, adContentId, data)] : [message];
  });
}

/** All messages of an asker by pages, newest first, as far as they are open to who only talks to the assistant. */
export async function wholeHistory(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'config'>,
  bot: AssistantRow,
  asker: Asker,
  { side, page, size }: { side: Side; page: number; size: number },
): Promise<{ rows: ChatMessage[]; count: number }> {
  const { db } = services;
  const own = placeOf({ bot, asker, side });
  const rows = await db
    .select()
    .from(kbBotChatMessage)
    .where(own)
    .orderBy(desc(kbBotChatMessage.createdAt))
    .limit(size)
    .offset((page - 1) * size);
  return { rows: await shown(services, bot, asker, false, rows), count: await db.$count(kbBotChatMessage, own) };
}

async function shown(
  services: Pick<Services, 'db' | 'secret' | 'now' | 'config'>,
  bot: AssistantRow,
  asker: Asker,
  maker: boolean,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const { db } = services;
  const ids = rows.flatMap(({ id, msgType }) => (msgType === 'qa' ? id : []));
  const [living, failures, sent] = await Promise.all([
    livingDocuments(db, rows),
    failuresOf(db, rows),
    attachmentsOf(db, ids),
  ]);
  const messages = rows.map((row) => {
    const failure = failures.get(row.turnId ?? '');
    const message = marked(presentMessage(row, bot), living);
    const open = maker ? message : withShownReferences(message, bot);
    const attachments = sent.get(row.id)?.map((each) => presentAttachment(services, each, holderAsking(asker)));
    return {
      ...withPasses(services, open, holderAsking(asker)),
      ...(attachments && { attachments }),
      ...(failure && { failure, buttons: [resend] }),
    };
  });
  return await withDetails(services, messages, holderAsking(asker));
}

/** Every failed question may be asked again; what else an error offers depends on who reads it. */
const resend = { type: 'resend', text: '重新发送' };

/** A stored message in the shape of the contract. */
export function presentMessage(row: MessageRow, bot: AssistantRow): ChatMessage {
  return {
    id: row.id,
    kbBotId: row.kbBotId,
    publicId: bot.publicId,
    kbBotType: bot.ownerType,
    chatId: row.id,
    ...(row.answerByKeyword
      ? { msgType: 'keyword', data: { type: 'markdown', content: row.answer } }
      : { msgType: row.msgType }),
    question: row.question,
    ...(row.mentions.length > 0 && { mentions: row.mentions }),
    answer: row.answer,
    answerContentType: row.answerContentType,
    answerStatus: row.answerStatus,
    answerSource: row.answerSource,
    ...(row.certainty && { certainty: row.certainty }),
    ...(row.didYouMean && { didYouMean: row.didYouMean }),
    answerByKeyword: row.answerByKeyword,
    stopped: row.stopped,
    sentenceMap: row.sentenceMap,
    similarQuestions: row.similarQuestions,
    thumb: row.thumb,
    ...(row.thumbReason && { thumbReason: row.thumbReason }),
    userId: row.userId,
    timestamp: row.createdAt.getTime(),
  };
}

/** Id of the advertisement that follows a message, the same whenever it is asked for. */
export const advertisementId = (messageId: string): string =>
  createHash('sha256').update(`advertisement:${messageId}`).digest('hex').slice(0, 32);

/** The advertisement as a message of its own. */
const advertisementAfter = (message: ChatMessage, adContentId: string, data: AdContent): ChatMessage => ({
  id: advertisementId(message.id),
  kbBotId: message.kbBotId,
  ...(message.publicId && { publicId: message.publicId }),
  kbBotType: message.kbBotType,
  chatId: message.chatId,
  msgType: 'advertisement',
  data,
  adContentId,
  question: '',
  answer: '',
  answerContentType: 'markdown',
  answerStatus: 'success',
  answerSource: '',
  answerByKeyword: false,
  stopped: false,
  sentenceMap: {},
  similarQuestions: [],
  thumb: 'none',
  userId: message.userId,
  timestamp: message.timestamp,
});

/** The advertisements that followed them, by id. */
async function adsOf(queries: Queries, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, AdContent>> {
  const ids = [...new Set(rows.flatMap(({ adContentId }) => adContentId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await queries.select().from(kbBotAdContent).where(inArray(kbBotAdContent.id, ids));
  return new Map(found.map(({ id, content }) => [id, content]));
}

/** Why the failed ones failed, by turn. */
async function failuresOf(queries: Queries, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, AnswerFailure>> {
  const ids = rows.flatMap(({ answerStatus, turnId }) => (answerStatus === 'failed' && turnId ? [turnId] : []));
  if (ids.length === 0) return new Map();
  const turns = await queries.select().from(kbBotChatTurn).where(inArray(kbBotChatTurn.id, ids));
  return new Map(turns.map((turn) => [turn.id, failureOf(turn)]));
}

// Any number may come; Date and PostgreSQL know no year beyond these.
function instantOf(timestamp: number): Date {
  return new Date(Math.min(Math.max(timestamp, 0), 32_503_680_000_000) || 0);
}
