import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { listenersOf, tell } from '../webhooks/emit.ts';
import type { EventData } from '../webhooks/events.ts';
import { kbBotFile } from './schema.ts';

type Change = EventData['document.changed'];

interface Changed {
  kbBotId: string;
  ids: readonly string[];
  action: Change['action'];
  /** Left out, it is where the document comes from. */
  cause?: Change['cause'] | undefined;
  now: Date;
}

/** Tells the webhooks of an assistant what has become of documents, which must still be there or again. */
export async function documentChanged(tx: Queries, { kbBotId, ids, action, cause, now }: Changed): Promise<void> {
  const listeners = await listenersOf(tx, kbBotId, 'document.changed');
  if (listeners.length === 0) return;
  const rows = await tx
    .select({
      id: kbBotFile.id,
      name: kbBotFile.name,
      version: kbBotFile.versionNumber,
      siteUrl: kbBotFile.siteUrl,
      sourceId: sql<string | null>`(
        select i.source_id from kb_bot_source_item i where i.file_id = kb_bot_file.id limit 1)`,
    })
    .from(kbBotFile)
    .where(inArray(kbBotFile.id, [...ids]));
  const events = rows.map(({ id, name, version, siteUrl, sourceId }) => ({
    type: 'document.changed' as const,
    data: {
      document_id: id,
      name,
      action,
      cause: cause ?? (sourceId !== null ? 'source' : siteUrl !== null ? 'capture' : 'upload'),
      source_id: sourceId,
      version,
    },
  }));
  await tell(tx, listeners, events, now);
}
