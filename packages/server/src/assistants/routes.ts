import { assistants, embedding, type Assistant } from '@tinystar/contract';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { binAssistant } from './binAssistant.ts';
import { changeSettings } from './changeSettings.ts';
import { checkModel } from './checkModel.ts';
import { checkRestored } from './checkRestored.ts';
import { checkTone } from './checkTone.ts';
import { copyAssistant } from './copyAssistant.ts';
import { createAssistant } from './create.ts';
import { renewEmbedSecret } from './embedding.ts';
import type { AssistantHooks } from './hooks.ts';
import { listAssistants } from './list.ts';
import { assistantMissing, loadOwnAssistant, mayMake } from './load.ts';
import { presentAssistant } from './present.ts';
import { presentToMaker } from './presentToMaker.ts';
import { published } from './publish.ts';
import { removalsOf } from './removeAssistant.ts';
import type { AssistantRow } from './schema.ts';
import { columnsBefore, listChanges } from './settingHistory.ts';
import { advancedColumns, basicColumns, displayColumns, modelColumns, serviceColumns } from './settings.ts';

/** Building assistants; one set of handlers for both scopes, told apart by the owner. */
export const assistantRoutes = (hooks: readonly AssistantHooks[]): readonly Route[] => [
  implement(assistants.page, ({ input, owner, services: { db } }) => listAssistants(db, hooks, owner, input)),
  implement(assistants.get, async ({ input, caller, owner, services }): Promise<Assistant> => {
    const row = await loadOwnAssistant(services.db, owner, input.id);
    const maker = owner.type === 'personal' || mayMake(row, caller);
    if (!maker && row.permission === 'private') throw assistantMissing();
    return maker ? presentToMaker(services, row) : presentAssistant(row, 'user');
  }),
  implement(assistants.create, async ({ input, owner, services }) => {
    const { db, now, config } = services;
    if (input.avatar) checkAvatar(input.avatar, 'assistant');
    if (input.replyToneId) checkTone(input.replyToneId);
    const { pairs = [], ...given } = input;
    return await db.transaction(async (tx) => {
      const made = await createAssistant(tx, owner, { ...given, status: config.ASSISTANT_STATUS }, now());
      if (pairs.length > 0) for (const { begin } of hooks) await begin?.(services, tx, { kbBotId: made.id, pairs });
      return { id: made.id, publicId: made.publicId };
    });
  }),
  implement(assistants.copy, async ({ input, owner, services }) => {
    const { id, publicId } = await copyAssistant(
      services,
      hooks,
      owner,
      await loadOwnAssistant(services.db, owner, input.kbBotId),
    );
    return { id, publicId };
  }),
  implement(assistants.remove, async ({ input, owner, services }) => {
    const row = await loadOwnAssistant(services.db, owner, input.id);
    await binAssistant(services, hooks, row.id);
    return {};
  }),
  implement(assistants.removals, async ({ owner, services: { db } }) => ({ rows: await removalsOf(db, owner) })),
  implement(embedding.get, async ({ input, owner, services: { db } }) => {
    const row = await loadOwnAssistant(db, owner, input.kbBotId);
    const secretAt = row.embedSecretAt?.getTime() ?? null;
    return { kbBotId: row.id, domains: row.embedDomains, look: row.embedLook, secretAt };
  }),
  implement(embedding.update, (call) => {
    const { kbBotId, domains, look: embedLook, version } = call.input;
    return change(
      call,
      kbBotId,
      () => ({ embedDomains: [...new Set(domains)], ...(embedLook && { embedLook }) }),
      version,
    );
  }),
  implement(embedding.renewSecret, async ({ input, owner, services }) => {
    const { id } = await loadOwnAssistant(services.db, owner, input.kbBotId);
    return { secret: await renewEmbedSecret(services, id) };
  }),
  implement(assistants.updateBasic, async (call) => {
    checkAvatar(call.input.avatar, 'assistant');
    checkTone(call.input.replyToneId);
    return await change(call, call.input.kbBotId, () => basicColumns(call.input), call.input.version);
  }),
  implement(assistants.updateAdvanced, (call) =>
    change(
      call,
      call.input.kbBotId,
      (row) => {
        checkModel(call.services.config, call.input.largeLanguageModel, row);
        return advancedColumns(call.input, row);
      },
      call.input.version,
    ),
  ),
  implement(assistants.updateCustomerService, (call) =>
    change(call, call.input.kbBotId, () => serviceColumns(call.input), call.input.version),
  ),
  implement(assistants.updateDisplay, (call) =>
    change(call, call.input.kbBotId, () => displayColumns(call.input), call.input.version),
  ),
  implement(assistants.changes, async ({ input, owner, services: { db } }) => {
    const { id } = await loadOwnAssistant(db, owner, input.kbBotId);
    return await listChanges(db, id, input);
  }),
  implement(assistants.restoreChange, async (call) => {
    const { input, owner, services } = call;
    const { id } = await loadOwnAssistant(services.db, owner, input.kbBotId);
    const before = await columnsBefore(services.db, id, input.changeId);
    return await change(
      call,
      id,
      (row) => {
        checkRestored(services.config, before, row);
        // A model brings its index with it.
        return { ...before, ...(before.publicDomainModel !== undefined && modelColumns(before.publicDomainModel)) };
      },
      input.version,
    );
  }),
  implement(assistants.release, (call) => publish(call, hooks, (row) => published(row, call.input))),
  implement(assistants.unrelease, (call) => publish(call, hooks, () => ({ permission: call.input.permission }))),
];

async function publish(
  call: Call<{ kbBotId: string; id: string }>,
  hooks: readonly AssistantHooks[],
  columns: (row: AssistantRow) => Partial<AssistantRow>,
): Promise<Record<string, never>> {
  const id = idOf(call.input);
  await changeSettings(call, id, columns);
  for (const { unpublish } of hooks) await unpublish?.(call.services, id);
  return {};
}

// The specified payload has the id twice, as `kbBotId` and `id`. When they differ, no assistant is found.
function idOf({ kbBotId, id }: { kbBotId: string; id: string }): string {
  if (kbBotId !== id) throw assistantMissing();
  return id;
}

async function change(
  call: Call<unknown>,
  id: string,
  columns: (row: AssistantRow) => Partial<AssistantRow>,
  version?: number,
): Promise<Record<string, never>> {
  await changeSettings(call, id, columns, version);
  return {};
}
