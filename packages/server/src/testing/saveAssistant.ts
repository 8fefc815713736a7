import type { Actor } from './actors.ts';
import type { Answer } from './answer.ts';

/** Saves one form of an assistant's settings, as made from what stands there now unless the body names a version. */
export async function saveAssistant(
  actor: Actor,
  form: 'basicSetting' | 'advanceSetting' | 'customerServiceSetting',
  body: { kbBotId: string; version?: number } & Record<string, unknown>,
): Promise<Answer> {
  const path = `/api/v1/${actor.tenantId ? 'tenant' : 'personal'}KbBot`;
  const { updatedAt } = (await actor.call('GET', `${path}/${body.kbBotId}`)).json as { updatedAt?: number };
  // Nothing is read where nothing may be saved; the save itself must say so.
  return await actor.call('POST', `${path}/update/${form}`, { version: updatedAt ?? 0, ...body });
}
