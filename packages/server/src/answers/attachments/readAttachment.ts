import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { cook, type DocumentKind } from '../../cook/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { workFolder } from '../../platform/files/workFolder.ts';
import { defineJob } from '../../platform/jobs/define.ts';
import type { Services } from '../../platform/services.ts';
import { toPassages, writePassages, type Passage } from '../../retrieval/index.ts';
import { kbBotChatAttachment, type AttachmentRow } from '../schema.ts';
import { PAGES_MAX, READ_TIMEOUT } from './limits.ts';

const UNREADABLE = '附件暂时无法读取，请移除后重新添加';
const NOTHING_IN_PICTURE = '没有从图片中读到文字，请换一张清晰的图片';

/** Whether the model looks at pictures itself. */
export const takesPictures = ({ LLM_BASE_URL, LLM_PICTURES }: Config): boolean =>
  LLM_BASE_URL !== undefined && LLM_PICTURES;

/** Reads what goes with a question: by the parser of documents, in its limited process. A picture may be for the model. */
export const readAttachment = defineJob(
  'answers.readAttachment',
  z.object({ id: z.string() }),
  async ({ id }, { services, signal }) => {
    const [row] = await services.db.select().from(kbBotChatAttachment).where(unread(id));
    if (!row) return;
    if (row.kind === 'picture' && takesPictures(services.config)) return await end(services, id, { state: 'ready' });
    const bytes = await services.files.get(row.fileKey);
    if (!bytes) throw new Error('the bytes of an attachment are gone');
    const result = await read(row, bytes, signal);
    const passages = result.ok ? toPassages(row.name, result.pages) : [];
    if (passages.length > 0) return await end(services, id, { state: 'ready' }, { name: row.name, passages });
    const reason =
      row.kind === 'picture' ? NOTHING_IN_PICTURE : result.ok ? '文件没有可用于问答的文字' : result.failure.reason;
    await end(services, id, { state: 'failed', reason });
  },
  {
    attempts: 2,
    timeout: READ_TIMEOUT + 30_000,
    onExhausted: ({ id }, { services }) => end(services, id, { state: 'failed', reason: UNREADABLE }),
  },
);

const unread = (id: string) => and(eq(kbBotChatAttachment.id, id), eq(kbBotChatAttachment.state, 'reading'));

async function read(row: AttachmentRow, bytes: Readable, signal: AbortSignal) {
  await using work = await workFolder();
  const limits = { pages: PAGES_MAX, wall: READ_TIMEOUT, recognise: READ_TIMEOUT };
  const kind: DocumentKind = row.kind === 'picture' ? 'pdf' : row.kind;
  const path = join(work.path, `source.${kind}`);
  const source = row.kind === 'picture' ? await pageOf(bytes) : bytes;
  await pipeline(source, createWriteStream(path, { mode: 0o600 }), { signal });
  return await cook({ path, kind, workDir: work.path, owner: row.userId, signal, limits, textOnly: true });
}

/** A picture as a page: the parser reads it like a scan. It was encoded by us, so nothing foreign is decoded here. */
async function pageOf(bytes: Readable): Promise<Readable> {
  const { default: PDFDocument } = await import('pdfkit');
  const chunks = await bytes.toArray();
  // The page's maker knows neither WebP nor clear ground.
  const picture = sharp(Buffer.concat(chunks as Buffer[])).flatten({ background: '#fff' });
  const { data, info } = await picture.jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
  // Text of usual size on a picture of a screen or a page: 150 dots an inch.
  const [width, height] = [(info.width * 72) / 150, (info.height * 72) / 150];
  const page = new PDFDocument({ size: [width, height], margin: 0 });
  page.image(data, 0, 0, { width, height });
  page.end();
  return page as unknown as Readable;
}

/** Ends the reading of one that is still there; its text appears together with the state. */
async function end(
  { db }: Services,
  id: string,
  change: Pick<AttachmentRow, 'state'> & { reason?: string },
  text?: { name: string; passages: readonly Passage[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await tx.update(kbBotChatAttachment).set(change).where(unread(id)).returning();
    if (moved.length === 0 || !text) return;
    await writePassages(tx, { kbBotId: id, kind: 'attachment', sourceId: id }, text.name, text.passages);
  });
}
