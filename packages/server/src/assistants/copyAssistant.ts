import { constants } from '@tinystar/contract';
import { checkQuota, lockQuota } from '../documents/checkQuota.ts';
import { prepareCopies, storeCopies } from '../documents/copyDocuments.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { dropFiles } from '../platform/files/looseFiles.ts';
import { newId } from '../platform/database/columns.ts';
import { kbBot, type AssistantRow } from './schema.ts';

const suffix = ' 副本';

/** A new private assistant with the same settings and its own copies of the documents. */
export async function copyAssistant(
  services: Services,
  owner: Owner,
  original: AssistantRow,
): Promise<Pick<AssistantRow, 'id' | 'publicId'>> {
  let keys: readonly string[] = [];
  try {
    const copies = await prepareCopies(services, original.id, (made) => (keys = made));
    const bytes = copies.reduce((sum, copy) => sum + copy.original.size, 0);
    const now = services.now();
    const made = await services.db.transaction(async (tx) => {
      await lockQuota(tx, owner);
      await checkQuota(tx, owner, { files: copies.length, bytes });
      const [row] = await tx
        .insert(kbBot)
        .values({
          ...original,
          id: newId(),
          publicId: newId(),
          name: [...original.name].slice(0, constants.ASSISTANT_NAME_MAX - suffix.length).join('') + suffix,
          permission: 'private',
          category: null,
          isPreset: false,
          // Nobody has been asked to answer for the copy.
          customerServiceStatus: 'disabled',
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      await storeCopies(tx, copies, row!.id, now);
      return row!;
    });
    keys = [];
    return made;
  } finally {
    await dropFiles(services, keys);
  }
}
