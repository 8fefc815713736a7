import { assistants, embedding, errorCodes, type Assistant } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { madeFrom } from '../platform/database/madeFrom.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement, type Call, type Route } from '../platform/http/route.ts';
import { checkAvatar } from '../identity/checkAvatar.ts';
import { checkTone } from './checkTone.ts';
import { copyAssistant } from './copyAssistant.ts';
import { createAssistant } from './create.ts';
import type { AssistantHooks } from './hooks.ts';
import { listAssistants } from './list.ts';
import { assistantMissing, loadOwnAssistant, mayMake } from './load.ts';
import { presentAssistant } from './present.ts';
import { published } from './publish.ts';
import { removalsOf, removeAssistant } from './removeAssistant.ts';
import { kbBot, type AssistantRow } from './schema.ts';
import { advancedColumns, basicColumns } from './settings.ts';

/** Building assistants; one set of handlers for both scopes, told apart by the owner. */
export const assistantRoutes = (hooks: readonly AssistantHooks[]): readonly Route[] => [
  implement(assistants.page, ({ input, owner, services: { db } }) => listAssistants(db, hooks, owner, input)),
  implement(assistants.get, async ({ input, caller, owner, services: { db } }): Promise<Assistant> => {
    const row = await loadOwnAssistant(db, owner, input.id);
    const maker = owner.type === 'personal' || mayMake(row, caller);
    if (!maker && row.permission === 'private') throw assistantMissing();
    return presentAssistant(row, maker ? 'maker' : 'user');
  }),
  implement(assistants.create, async ({ input, owner, services: { db, now, config } }) => {
    if (input.avatar) checkAvatar(input.avatar);
    if (input.replyToneId) checkTone(input.replyToneId);
    const { id, publicId } = await createAssistant(db, owner, { ...input, status: config.ASSISTANT_STATUS }, now());
    return { id, publicId };
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
    await removeAssistant(services, hooks, row.id);
    return {};
  }),
  implement(assistants.removals, async ({ owner, services: { db } }) => ({ rows: await removalsOf(db, owner) })),
  implement(embedding.get, async ({ input, owner, services: { db } }) => {
    const { id, embedDomains } = await loadOwnAssistant(db, owner, input.kbBotId);
    return { kbBotId: id, domains: embedDomains };
  }),
  implement(embedding.update, (call) =>
    change(call, call.input.kbBotId, () => ({ embedDomains: [...new Set(call.input.domains)] }), call.input.version),
  ),
  implement(assistants.updateBasic, async (call) => {
    checkAvatar(call.input.avatar);
    checkTone(call.input.replyToneId);
    return await change(call, call.input.kbBotId, () => basicColumns(call.input), call.input.version);
  }),
  implement(assistants.updateAdvanced, (call) =>
    change(call, call.input.kbBotId, (row) => advancedColumns(call.input, row), call.input.version),
  ),
  implement(assistants.updateCustomerService, (call) =>
    change(
      call,
      call.input.kbBotId,
      () => ({ customerServiceStatus: call.input.status, serviceHours: call.input.serviceLevelAgreement }),
      call.input.version,
    ),
  ),
  implement(assistants.release, (call) => change(call, idOf(call.input), (row) => published(row, call.input))),
  implement(assistants.unrelease, (call) =>
    change(call, idOf(call.input), () => ({ permission: call.input.permission })),
  ),
];

// The specified payload has the id twice, as `kbBotId` and `id`. When they differ, no assistant is found.
function idOf({ kbBotId, id }: { kbBotId: string; id: string }): string {
  if (kbBotId !== id) throw assistantMissing();
  return id;
}

/**
 * Changes columns under a row lock, so that two makers cannot both see the old state. Throws 409 with the assistant of
 * today when somebody has saved since `version`; without one nothing is compared.
 */
async function change(
  { owner, services: { db, now } }: Call<unknown>,
  id: string,
  columns: (row: AssistantRow) => Partial<AssistantRow>,
  version?: number,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const row = await loadOwnAssistant(tx, owner, id, 'update');
    // Later than the one before on every clock, so that no two versions are alike.
    const updatedAt = new Date(Math.max(now().getTime(), row.updatedAt.getTime() + 1));
    const saved = await tx
      .update(kbBot)
      .set({ ...columns(row), updatedAt })
      .where(madeFrom(version, kbBot.updatedAt, eq(kbBot.id, row.id)))
      .returning({ id: kbBot.id });
    if (saved.length === 0) throw new Failure(errorCodes.conflict, undefined, { current: presentAssistant(row) });
  });
  return {};
}
