import {
  documents,
  pagePicturePath,
  publicChat,
  type ImageBinding,
  type Page,
  type SentenceMap,
} from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import { blockEdits } from '../documents/blockEdits.ts';
import { filePass } from '../documents/filePass.ts';
import { fileDeleted, loadFile } from '../documents/loadFile.ts';
import { presentDocument } from '../documents/presentDocument.ts';
import { isChanged } from '../documents/fileState.ts';
import { readPages } from '../documents/readPages.ts';
import { kbBotFileBlockHit } from '../documents/schema.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import { showsReferences } from '../assistants/showsReferences.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { holderAsking, personAsking, type Asker } from './asker.ts';
import { isOwnAttachment } from './attachments/isOwn.ts';
import { versionOf } from './versionOf.ts';
import { kbBotChatMessage } from './schema.ts';
import { visit } from './visit.ts';

/**
 * Looking into a document. Its makers see all of it; who only talks to the assistant sees the blocks that the own
 * answers cited, as long as references are shown. Everything else is 404, like a document that is not there.
 */
export const readingRoutes: readonly Route[] = [
  implement(documents.get, async ({ input, caller, services }) => {
    const { db } = services;
    const { file, assistant, maker } = await loadFile(db, caller, input, 'use');
    const version = input.version === undefined ? undefined : Number(input.version);
    if (!maker) await citedBlocks(db, personAsking(caller), assistant, file.id, version);
    return presentDocument(services, file, { userId: caller.userId, maker, version });
  }),
  implement(documents.result, async ({ input, caller, services: { db } }) => {
    const wanted = { fileId: input.kbBotFileId, kbBotId: input.kbBotId };
    const { file, assistant, maker } = await loadFile(db, caller, wanted, 'use');
    const cited = maker ? undefined : await citedBlocks(db, personAsking(caller), assistant, file.id);
    // Only trained files open with parsed boxes (assistants.md §4); to their makers also while changed blocks are indexed.
    const open = file.status === 'trained' || (maker && isChanged(file));
    const pages = open ? await shownPages(db, file.id, caller.userId, maker) : [];
    if (!cited) {
      const hits = await blockHits(db, file.id);
      const counted = pages.map((page) => ({
        ...page,
        blocks: page.blocks.map((block) => ({ ...block, hitCount: hits.get(block.id) ?? 0 })),
      }));
      return { pages: counted, ...(open && { version: file.version, versionNumber: file.versionNumber }) };
    }
    const shown = pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ id }) => cited.has(id)) }));
    return { pages: shown.filter(({ blocks }) => blocks.length > 0) };
  }),
  implement(publicChat.filePass, async (call) => {
    const { bot, asker } = await visit(call);
    const { fileId } = call.input;
    const version = call.input.version === undefined ? undefined : Number(call.input.version);
    const { db } = call.services;
    if (!(await isOwnAttachment(db, { bot, asker }, fileId))) await citedBlocks(db, asker, bot, fileId, version);
    return { filePass: filePass(call.services, fileId, holderAsking(asker), version) };
  }),
];

/**
 * The pages of a file with what is said of blocks whose words were written by a maker, and the addresses of bound pictures
 * that stand in the file itself; of those that are switched off its makers alone are told.
 */
async function shownPages(db: Database, fileId: string, reader: string, maker: boolean): Promise<Page[]> {
  const pages = await readPages(db, fileId);
  const written = pages.flatMap(({ blocks }) => blocks.flatMap(({ id, edit }) => (edit ? id : [])));
  const edits = await blockEdits(db, written, reader);
  const enabled = new Map(
    pages.flatMap(({ index, blocks }) =>
      blocks.flatMap(({ id, box, status }) => (status === 'enabled' ? [[id, { page: index, box }] as const] : [])),
    ),
  );
  const shown = (image: ImageBinding): ImageBinding[] => {
    const place = enabled.get(image.image_block_id);
    if (place) return [{ ...image, image_path: pagePicturePath({ fileId, ...place }) }];
    return maker || image.type === 'outer' ? [image] : [];
  };
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map(({ edit: _, images, ...block }) => {
      const edited = edits.get(block.id)?.told;
      return { ...block, ...(images && { images: images.flatMap(shown) }), ...(edited && { edited }) };
    }),
  }));
}

/** How many answers cited each block of a file; those that none cited are missing. */
async function blockHits(db: Queries, fileId: string): Promise<Map<string, number>> {
  const rows = await db.select().from(kbBotFileBlockHit).where(eq(kbBotFileBlockHit.fileId, fileId));
  return new Map(rows.map(({ blockId, hitCount }) => [blockId, hitCount]));
}

/**
 * Ids of the blocks of a file, or of the version of it that is named, that the answers to this asker cited; throws 404
 * when there is none to be shown.
 */
async function citedBlocks(
  db: Queries,
  asker: Asker,
  bot: AssistantRow,
  fileId: string,
  version?: number,
): Promise<Set<string>> {
  if (!showsReferences(bot, 'doc')) throw fileDeleted();
  const rows = await db
    .select({ sentenceMap: kbBotChatMessage.sentenceMap })
    .from(kbBotChatMessage)
    .where(
      and(
        eq(kbBotChatMessage.kbBotId, bot.id),
        eq(kbBotChatMessage.asker, asker.key),
        sql`${kbBotChatMessage.sentenceMap} @? ${`$.*.reference[*] ? (@.doc_id == "${fileId}")`}::jsonpath`,
      ),
    );
  const cited = new Set(rows.flatMap(({ sentenceMap }) => blocksOf(sentenceMap, fileId, version)));
  if (cited.size === 0) throw fileDeleted();
  return cited;
}

const blocksOf = (sentenceMap: SentenceMap, fileId: string, version: number | undefined): string[] =>
  Object.values(sentenceMap)
    .flatMap(({ reference }) => reference)
    .filter(({ type, doc_id: id }) => type === 'doc' && id === fileId)
    .filter((each) => version === undefined || versionOf(each) === version)
    .flatMap(({ locations }) => locations.map(({ blockId }) => blockId));
