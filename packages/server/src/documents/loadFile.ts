import { errorCodes, type FilePass, lateMessages, messages } from '@tinystar/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { loadAssistant, loadOwnAssistant, mayMake, type Purpose } from '../assistants/load.ts';
import { askingById, isMakerOf, mayUse } from '../assistants/mayUse.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import { showsReferences } from '../assistants/showsReferences.ts';
import type { Queries } from '../platform/database/database.ts';
import { ownerOf, type Caller, type Owner } from '../platform/http/caller.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import type { Call } from '../platform/http/route.ts';
import { checkFilePass, type Holder } from './filePass.ts';
import { kbBotFile, kbBotFileVersion, type FileRow } from './schema.ts';

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

/** The file a call names, under the assistant it names; 404 for anything else. */
export async function namedFile({
  input,
  owner,
  services: { db },
}: Call<{ kbBotId: string; kbBotFileId: string }>): Promise<FileRow> {
  const assistant = await loadOwnAssistant(db, owner, input.kbBotId);
  const file = await loadOwnFile(db, owner, input.kbBotFileId);
  if (file.kbBotId !== assistant.id) throw fileDeleted();
  return file;
}

/**
 * A file whose bytes are asked for, as of the version that its pass names: by a pass whose holder has the right to it today, or by the token of one of its
 * makers. Without either it looks as if it were not there; with a pass that was good until lately one is told to fetch a
 * new one.
 */
export async function loadOpenFile(
  { services, identify }: Pick<Call<unknown>, 'services' | 'identify'>,
  { id, ...sent }: { id: string } & Partial<FilePass>,
): Promise<FileRow> {
  const pass = checkFilePass(services, id, sent);
  const { db } = services;
  const held = pass && !pass.expired ? await loadHeldFile(db, pass.holder, id) : null;
  if (held) return await asOfVersion(db, held, sent.version);
  const caller = await identify();
  if (caller && caller.tenant?.permission !== 'member')
    return await asOfVersion(db, await loadOwnFile(db, ownerOf(caller), id), sent.version);
  throw pass?.expired ? new Failure(errorCodes.forbidden, lateMessages.filePassExpired) : fileDeleted();
}

/** The same file with the bytes of one of its versions; throws 404 for one that is kept no more. */
async function asOfVersion(db: Queries, file: FileRow, version: string | undefined): Promise<FileRow> {
  if (version === undefined || Number(version) === file.versionNumber) return file;
  const [kept] = await db
    .select({
      kind: kbBotFileVersion.kind,
      size: kbBotFileVersion.size,
      sha256: kbBotFileVersion.sha256,
      sourceKey: kbBotFileVersion.sourceKey,
      outputKey: kbBotFileVersion.outputKey,
    })
    .from(kbBotFileVersion)
    .where(and(eq(kbBotFileVersion.fileId, file.id), eq(kbBotFileVersion.number, Number(version))));
  if (!kept) throw versionGone();
  return { ...file, ...kept };
}

// The rules of assistants speak of the row as `b`.
const b = alias(kbBot, 'b');

/**
 * The file of a pass, while its holder has the right to it: whoever makes the assistant, and who talks to it as long as
 * that is open to him and shows its references. That an answer cited the file to him was checked when the pass was given.
 */
async function loadHeldFile(db: Queries, { side, userId }: Holder, id: string): Promise<FileRow | null> {
  const [found] = await db
    .select({
      file: kbBotFile,
      documentLibrary: b.documentLibrary,
      qaLibrary: b.qaLibrary,
      makes: sql<boolean>`${isMakerOf(userId ?? '')}`,
      usable: sql<boolean>`${mayUse(askingById(userId))}`,
    })
    .from(kbBotFile)
    .innerJoin(b, eq(b.id, kbBotFile.kbBotId))
    .where(and(eq(kbBotFile.id, id), ne(b.ownerId, nobody)));
  if (!found) return null;
  const shown = side === 'use' && found.usable && showsReferences(found, 'doc');
  return found.makes || shown ? found.file : null;
}

export const fileDeleted = (): Failure => notFound(messages.fileDeleted);
export const versionGone = (): Failure => notFound(lateMessages.versionDeleted);
