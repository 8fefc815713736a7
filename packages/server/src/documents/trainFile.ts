import { embedLater } from '../embeddings/index.ts';
import type { JobRun } from '../platform/jobs/define.ts';
import { hasPassages, writePassages, type Passage } from '../retrieval/index.ts';
import type { Services } from '../platform/services.ts';
import { documentChanged } from './documentChanged.ts';
import { failFile } from './failFile.ts';
import { moveFile, type FileRun } from './fileState.ts';
import { trainTimeout } from './limits.ts';
import { passagesOf } from './passagesOf.ts';
import { readPages } from './readPages.ts';
import { stepSignal, StepTimeout } from './stepSignal.ts';

/** Makes the enabled blocks of a cooked file findable. The passages and the state trained appear together. */
export async function trainFile(
  file: FileRun,
  { services, signal, limit = trainTimeout }: JobRun & { limit?: number },
) {
  const { db, now } = services;
  const row = await moveFile(db, file, ['trainPending', 'training'], { status: 'training', updatedAt: now() });
  if (!row) return;
  using step = stepSignal(signal, limit);
  try {
    const passages = passagesOf(row.name, await readPages(db, row.id));
    if (passages.length === 0) {
      return await failFile(services, file, 'train', new Error('nothing to find'), '没有可用于问答的文字');
    }
    step.signal.throwIfAborted();
    await store(services, file, row.kbBotId, row.name, passages, step.signal);
  } catch (error) {
    if (error instanceof StepTimeout) return await failFile(services, file, 'train', error);
    await moveFile(db, file, ['training'], { status: 'trainPending', updatedAt: now() });
    throw error;
  }
}

async function store(
  services: Services,
  file: FileRun,
  kbBotId: string,
  name: string,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    // The row is locked first, so that a deletion of the file waits and then deletes the new passages too.
    const moved = await moveFile(tx, file, ['training'], { status: 'trained', progress: null, updatedAt: now() });
    if (!moved) return;
    const source = { kbBotId, kind: 'doc', sourceId: file.fileId } as const;
    // Trained again for another name or changed blocks, it is nothing new.
    const isNew = !(await hasPassages(tx, source));
    await writePassages(tx, source, name, passages);
    if (isNew) await documentChanged(tx, { kbBotId, ids: [file.fileId], action: 'added', now: now() });
    await embedLater(services, tx, kbBotId);
    signal.throwIfAborted();
  });
}
