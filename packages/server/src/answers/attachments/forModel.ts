import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { Hit } from '../../retrieval/index.ts';
import type { AnswerRequest } from '../answerer.ts';
import type { AnswerInput } from '../engine/index.ts';
import type { AttachmentRow } from '../schema.ts';
import { takesPictures } from './readAttachment.ts';

/** Passages of one question's attachments that are read at most: more than any window holds. */
const PASSAGES_MAX = 1_000;

/**
 * What the engine gets of attachments beside what a search finds in them: a model reads those of the question from their
 * beginning, and looks at its pictures, or at those of the question right before it.
 */
export async function forModel(
  services: Services,
  { attached }: Pick<AnswerRequest, 'attached'>,
  asksModel: boolean,
): Promise<Pick<AnswerInput, 'attached' | 'attachedNames' | 'pictures'>> {
  if (!attached) return {};
  const { now, earlier } = attached;
  const attachedNames = now.map(({ name }) => name);
  if (!asksModel || now.length + earlier.length === 0) return { attachedNames };
  return {
    attachedNames,
    attached: await passagesOf(services.db, now),
    pictures: takesPictures(services.config) ? await picturesOf(services, now.length > 0 ? now : latest(earlier)) : [],
  };
}

/** Those of one question. */
const latest = (earlier: readonly AttachmentRow[]): AttachmentRow[] =>
  earlier.filter(({ messageId }) => messageId === earlier[0]?.messageId);

/** All that stands in them, in the order they were added and are read. */
async function passagesOf(db: Database, rows: readonly AttachmentRow[]): Promise<Hit[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await db.execute<Omit<Hit, 'score'> & Record<string, unknown>>(sql`
    select id::int, kind, source_id as "sourceId", name, position, title, text, block_ids as "blockIds", pages, spans
    from passage where kb_bot_id = any(${sql.param(ids)}::text[]) and kind = 'attachment'
    order by array_position(${sql.param(ids)}::text[], kb_bot_id), position limit ${PASSAGES_MAX}`);
  return found.rows.map((row) => ({ ...row, score: 0 }));
}

/** Pictures as addresses that hold their bytes. */
async function picturesOf({ files }: Services, rows: readonly AttachmentRow[]): Promise<string[]> {
  const addresses: string[] = [];
  for (const { kind, fileKey, mediaType } of rows) {
    const bytes = kind === 'picture' ? await files.get(fileKey) : null;
    if (!bytes) continue;
    const whole = Buffer.concat((await bytes.toArray()) as Buffer[]);
    addresses.push(`data:${mediaType};base64,${whole.toString('base64')}`);
  }
  return addresses;
}
