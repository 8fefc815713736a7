import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CookedPage } from '../../packages/server/src/cook/types.ts';
import { startCluster } from '../../packages/server/src/platform/database/cluster.ts';
import { openDatabase, type Database } from '../../packages/server/src/platform/database/database.ts';
import { migrate } from '../../packages/server/src/platform/database/migrate.ts';
import { openDictionary } from '../../packages/server/src/retrieval/dictionary.ts';
import { search, toPassages, writePassages, type Found } from '../../packages/server/src/retrieval/index.ts';
import { vectorsBy, type EmbeddingsHost } from './answersVectors.ts';
import type { RulerUnit } from './answersSet.ts';

/** One assistant that holds the documents of a set. */
export interface Library {
  ask(question: string): Promise<Found>;
}

export interface Libraries {
  /** An assistant with one document for each `doc`, its units in order. */
  fill(units: readonly RulerUnit[]): Promise<Library>;
  close(): Promise<void>;
}

/** A database of its own, without a server: what is ranked depends on nothing else but the embeddings host that is named. */
export async function openLibraries(host?: EmbeddingsHost): Promise<Libraries> {
  const dir = mkdtempSync(join(tmpdir(), 'tinystar-rulers-'));
  chmodSync(dir, 0o711);
  const cluster = await startCluster({ dir, say: () => undefined, volatile: true });
  const db = openDatabase(cluster.connection, 2, () => undefined);
  await migrate(db);
  while (!(await openDictionary()));
  const vectors = host && vectorsBy(db, host);
  return {
    async fill(units) {
      const kbBotId = await fillAssistant(db, units);
      await vectors?.fill(kbBotId);
      const near = async (question: string) => (await vectors?.near(kbBotId, question)) ?? [];
      return {
        ask: async (question) =>
          await search(db, { kbBotId, kinds: ['doc', 'qa'] }, question, undefined, await near(question)),
      };
    },
    async close() {
      await db.$client.end();
      await cluster.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function fillAssistant(db: Database, units: readonly RulerUnit[]): Promise<string> {
  const kbBotId = randomUUID();
  await db.$client.query(
    `insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
     values ($1, $2, 'personal', 'ruler', 'ruler', '{}', now(), now())`,
    [kbBotId, randomUUID()],
  );
  for (const [doc, own] of Map.groupBy(units, ({ doc: each }) => each)) {
    const fileId = randomUUID();
    const name = `${String(doc)}.pdf`;
    await db.$client.query(
      `insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
       values ($1, $2, $3, 'pdf', 'trained', 1, $1, 'k', now(), now())`,
      [fileId, kbBotId, name],
    );
    const passages = toPassages(name, [pageOf(own)]);
    await writePassages(db, { kbBotId, kind: 'doc', sourceId: fileId }, name, passages);
  }
  await db.$client.query('analyze');
  return kbBotId;
}

function pageOf(units: readonly RulerUnit[]): CookedPage {
  const box = { left: 50, top: 50, right: 500, bottom: 80 };
  const blocks = units.map(({ text }) => ({ id: randomUUID(), type: 'paragraph' as const, box, text }));
  return { index: 1, width: 595, height: 842, rotation: 0, textLayer: 'ok', blocks };
}
