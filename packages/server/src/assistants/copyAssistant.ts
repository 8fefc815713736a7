import { constants } from '@tinystar/contract';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { AssistantHooks, PreparedCopy } from './hooks.ts';
import { kbBot, type AssistantRow } from './schema.ts';

const suffix = ' 副本';

/** A new private assistant with the same settings and its own copies of what hangs on the original. */
export async function copyAssistant(
  services: Services,
  hooks: readonly AssistantHooks[],
  owner: Owner,
  original: AssistantRow,
): Promise<Pick<AssistantRow, 'id' | 'publicId'>> {
  const prepared: PreparedCopy[] = [];
  try {
    for (const { copy } of hooks) if (copy) prepared.push(await copy(services, original));
    const now = services.now();
    return await services.db.transaction(async (tx) => {
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
          embedDomains: [],
          embedSecret: '',
          embedSecretAt: null,
          // The copy has no agents yet.
          customerServiceStatus: 'disabled',
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: kbBot.id, publicId: kbBot.publicId });
      for (const { store } of prepared) await store(tx, { kbBotId: row!.id, owner, now });
      return row!;
    });
  } catch (error) {
    for (const { discard } of prepared) await discard();
    throw error;
  }
}
