import { errorCodes, lateMessages, type FilePass } from '@tinystar/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { askingById, isMakerOf, mayUse } from '../../assistants/mayUse.ts';
import { kbBot, nobody } from '../../assistants/schema.ts';
import { checkFilePass } from '../../documents/filePass.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { Services } from '../../platform/services.ts';
import { kbBotChatAttachment, kbBotChatMessage } from '../schema.ts';

// The rules of assistants speak of the row as `b`.
const b = alias(kbBot, 'b');

/**
 * The bytes of an attachment for who sent it, as long as the assistant is open to him, and for its makers, once it went with
 * a question that they may read in their reports. Pictures are shown, because they were encoded by us; everything else is
 * saved.
 */
export async function openAttachment(
  services: Services,
  { id, ...sent }: { id: string } & Partial<FilePass>,
): Promise<FileAnswer> {
  const { db, files } = services;
  const pass = checkFilePass(services, id, sent);
  if (!pass) throw notFound();
  if (pass.expired) throw new Failure(errorCodes.forbidden, lateMessages.filePassExpired);
  const { side, userId } = pass.holder;
  const [found] = await db
    .select({
      row: kbBotChatAttachment,
      askedAt: kbBotChatMessage.side,
      makes: sql<boolean>`${isMakerOf(userId ?? '')}`,
      usable: sql<boolean>`${mayUse(askingById(userId))}`,
    })
    .from(kbBotChatAttachment)
    .innerJoin(b, eq(b.id, kbBotChatAttachment.kbBotId))
    .leftJoin(kbBotChatMessage, eq(kbBotChatMessage.id, kbBotChatAttachment.messageId))
    .where(and(eq(kbBotChatAttachment.id, id), ne(b.ownerId, nobody)));
  if (!found) throw notFound();
  const { row, askedAt, makes, usable } = found;
  const own = (makes || usable) && (userId === null || row.userId === userId);
  const reported = makes && (askedAt === 'use' || askedAt === 'web');
  if (side === 'make' ? !reported : !own) throw notFound();
  return {
    bytes: async (range) => {
      const bytes = await files.get(row.fileKey, range);
      if (!bytes) throw notFound();
      return bytes;
    },
    size: row.size,
    mediaType: row.mediaType,
    disposition: row.kind === 'picture' ? 'inline' : 'attachment',
    fileName: row.name,
    etag: `"${row.id}"`,
    cacheControl: 'private, max-age=3600, immutable',
  };
}
