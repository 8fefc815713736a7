import { closing as calls, constants, errorCodes, type Closable } from '@tinystar/contract';
import { and, eq, lte } from 'drizzle-orm';
import type { AssistantHooks } from '../assistants/hooks.ts';
import { user } from '../identity/schema.ts';
import { requireSmsCode } from '../identity/smsCodes.ts';
import type { Caller, Owner } from '../platform/http/caller.ts';
import { Failure } from '../platform/http/failure.ts';
import { implement, implementFile, type Route } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { endClosing, ownedBy, planEnd } from './endClosing.ts';
import { exportOf } from './exported.ts';
import { forget, planForgetting } from './forget.ts';
import { closing } from './schema.ts';
import { planImageSweep, sweepImages } from './sweepImages.ts';

type Hooks = readonly AssistantHooks[];

const day = 86_400_000;

/** What the caller may close: himself, or the enterprise that he acts as and owns. */
function closable(caller: Caller, of: Closable): Owner {
  if (of === 'account') return { type: 'personal', id: caller.userId };
  if (caller.tenant?.permission !== 'owner') throw new Failure(errorCodes.forbidden);
  return { type: 'tenant', id: caller.tenant.id };
}

const rowOf = ({ type, id }: Owner) => and(eq(closing.ownerType, type), eq(closing.ownerId, id));

const state = implement(calls.state, async ({ input, caller, services: { db } }) => {
  const owner = closable(caller, input.of);
  const [plan] = await db.select().from(closing).where(rowOf(owner));
  const owned = owner.type === 'personal' ? await ownedBy(db, owner.id) : [];
  return { closesAt: plan?.closesAt.getTime() ?? null, owned: owned.map(({ name }) => name) };
});

const begin = (hooks: Hooks) =>
  implement(calls.begin, async ({ input, caller, services, ip }) => {
    const owner = closable(caller, input.of);
    await requireSmsCode(services, await phoneOf(services, caller), 'close', input.smsCode, ip);
    const [owned] = owner.type === 'personal' ? await ownedBy(services.db, owner.id) : [];
    if (owned) throw new Failure(errorCodes.conflict, `您是企业「${owned.name}」的拥有者，请先转让或注销企业`);
    const now = services.now();
    const closesAt = new Date(now.getTime() + constants.CLOSING_DAYS * day);
    return await services.db.transaction(async (tx) => {
      // Whoever asks again does not wait longer for it.
      const row = { ownerType: owner.type, ownerId: owner.id, closesAt, createdAt: now };
      await tx.insert(closing).values(row).onConflictDoNothing();
      const [plan] = await tx.select().from(closing).where(rowOf(owner));
      const at = plan?.closesAt ?? closesAt;
      await planEnd(hooks, tx, owner, at);
      return { closesAt: at.getTime() };
    });
  });

const keep = implement(calls.keep, async ({ input, caller, services }) => {
  await services.db.delete(closing).where(rowOf(closable(caller, input.of)));
  return {};
});

const exported = implementFile(calls.exported, async ({ input, caller, services }) => {
  const owner = closable(caller, input.of);
  return Promise.resolve({
    bytes: () => Promise.resolve(exportOf(services.db, owner, services.now())),
    mediaType: 'application/json',
    fileName: owner.type === 'personal' ? '账号数据.json' : '企业数据.json',
  });
});

async function phoneOf({ db }: Services, caller: Caller): Promise<string> {
  const [row] = await db.select({ phone: user.phoneNumber }).from(user).where(eq(user.id, caller.userId));
  if (!row) throw new Failure(errorCodes.unauthenticated);
  return row.phone;
}

const routes = (hooks: Hooks): Route[] => [state, begin(hooks), keep, exported];

/** Plans again what is due, for jobs that were given up. */
async function resume(services: Services, hooks: Hooks): Promise<void> {
  const due = await services.db.select().from(closing).where(lte(closing.closesAt, services.now()));
  for (const { ownerType: type, ownerId: id } of due) await planEnd(hooks, services.db, { type, id }, services.now());
  await planImageSweep(services);
  await planForgetting(services);
}

/** Leaving for good, with everything that is stored of an account or an enterprise; and what is forgotten by itself. */
export const closingModule = (hooks: Hooks): Module => ({
  routes: routes(hooks),
  jobs: [endClosing(hooks), sweepImages, forget],
  start: (services) => resume(services, hooks),
});
