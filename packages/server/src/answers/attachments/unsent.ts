import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/database/database.ts';
import { dropFiles } from '../../platform/files/looseFiles.ts';
import { notFound } from '../../platform/http/failure.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { Services } from '../../platform/services.ts';
import type { Asker } from '../asker.ts';
import { kbBotChatAttachment, type AttachmentRow } from '../schema.ts';
import { UNSENT_FOR } from './limits.ts';

interface Talk {
  bot: { id: string };
  asker: Asker;
}

const unsentOf = ({ bot, asker }: Talk, ids: readonly string[]) =>
  and(
    inArray(kbBotChatAttachment.id, [...ids]),
    eq(kbBotChatAttachment.kbBotId, bot.id),
    eq(kbBotChatAttachment.asker, asker.key),
    isNull(kbBotChatAttachment.messageId),
  );

/** An asker's attachments that wait to be sent, in the order of their ids; others are left out. */
export async function loadUnsent(queries: Queries, talk: Talk, ids: readonly string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await queries.select().from(kbBotChatAttachment).where(unsentOf(talk, ids));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Deletes one with its bytes. 404 for one that is not there, somebody else's or sent already. */
export async function removeUnsent(services: Services, talk: Talk, id: string): Promise<void> {
  const gone = await services.db
    .delete(kbBotChatAttachment)
    .where(unsentOf(talk, [id]))
    .returning();
  if (gone.length === 0) throw notFound();
  await dropFiles(
    services,
    gone.map(({ fileKey }) => fileKey),
  );
}

/** Hourly: deletes what nobody has sent for days. */
export const sweepUnsent = defineJob(
  'answers.sweepAttachments',
  z.object({}),
  async (_payload, { services }) => {
    const before = new Date(services.now().getTime() - UNSENT_FOR);
    const old = and(isNull(kbBotChatAttachment.messageId), lt(kbBotChatAttachment.createdAt, before));
    const gone = await services.db.delete(kbBotChatAttachment).where(old).returning();
    await dropFiles(
      services,
      gone.map(({ fileKey }) => fileKey),
    );
    await planUnsentSweep(services);
  },
  { attempts: 3, timeout: 600_000 },
);

/** Plans the next run. */
export const planUnsentSweep = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  sweepUnsent.enqueue(
    db,
    {},
    {
      key: 'answers.sweepAttachments',
      queue: 'sweepFiles',
      runAt: new Date(now().getTime() + 3_600_000),
      keepTime: true,
    },
  );
