import { errorCodes, messages, type FilePass } from '@tinystar/contract';
import { and, eq, ne } from 'drizzle-orm';
import { loadAssistant, mayMake, type Purpose } from '../assistants/load.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { ownerOf, type Caller, type Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import { checkFilePass } from './filePass.ts';
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

/**
 * A file whose bytes are asked for: by its pass, or by the token of one of its makers. Without either it looks as if it
 * were not there; with a pass that was good until lately one is told to fetch a new one.
 */
export async function loadOpenFile(
  { services, identify }: Pick<Call<unknown>, 'services' | 'identify'>,
  { id, ...pass }: { id: string } & Partial<FilePass>,
): Promise<FileRow> {
  const verdict = checkFilePass(services, id, pass);
  if (verdict === 'valid') {
    const [found] = await services.db
      .select({ file: kbBotFile })
      .from(kbBotFile)
      .innerJoin(kbBot, eq(kbBot.id, kbBotFile.kbBotId))
      .where(and(eq(kbBotFile.id, id), ne(kbBot.ownerId, nobody)));
    if (!found) throw fileDeleted();
    return found.file;
  }
  const caller = await identify();
  if (caller && caller.tenant?.permission !== 'member') return await loadOwnFile(services.db, ownerOf(caller), id);
  throw verdict === 'expired' ? new Failure(errorCodes.forbidden, messages.filePassExpired) : fileDeleted();
}

export const fileDeleted = (): Failure => notFound(messages.fileDeleted);
