import { messages } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { loadAssistant, mayMake, type Purpose } from '../assistants/load.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller, Owner } from '../platform/http/caller.ts';
import { notFound, type Failure } from '../platform/http/failure.ts';
import { kbBotFile, type FileRow } from './schema.ts';

/** A file under the assistant it is said to belong to. Throws 102001 for the assistant, 404 文件已经被删除 for the file. */
export async function loadFile(
  db: Queries,
  caller: Caller,
  { fileId, kbBotId }: { fileId: string; kbBotId: string },
  purpose: Purpose,
): Promise<{ file: FileRow; assistant: AssistantRow; maker: boolean }> {
  const assistant = await loadAssistant(db, caller, kbBotId, purpose);
  const [file] = await db
    .select()
    .from(kbBotFile)
    .where(and(eq(kbBotFile.id, fileId), eq(kbBotFile.kbBotId, assistant.id)));
  if (!file) throw fileDeleted();
  return { file, assistant, maker: mayMake(assistant, caller) };
}

/** A file of an owner's assistants by its id alone. */
export async function loadOwnFile(db: Queries, owner: Owner, fileId: string): Promise<FileRow> {
  const [found] = await db
    .select({ file: kbBotFile })
    .from(kbBotFile)
    .innerJoin(kbBot, eq(kbBot.id, kbBotFile.kbBotId))
    .where(and(eq(kbBotFile.id, fileId), eq(kbBot.ownerType, owner.type), eq(kbBot.ownerId, owner.id)));
  if (!found) throw fileDeleted();
  return found.file;
}

/** A file by its capability: whoever knows the id may read it, until it is deleted. */
export async function loadOpenFile(db: Queries, fileId: string): Promise<FileRow> {
  const [found] = await db
    .select({ file: kbBotFile })
    .from(kbBotFile)
    .innerJoin(kbBot, eq(kbBot.id, kbBotFile.kbBotId))
    .where(and(eq(kbBotFile.id, fileId), ne(kbBot.ownerId, nobody)));
  if (!found) throw fileDeleted();
  return found.file;
}

export const fileDeleted = (): Failure => notFound(messages.fileDeleted);
