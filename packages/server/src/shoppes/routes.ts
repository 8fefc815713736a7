import { constants, errorCodes, lateMessages, shoppes, type Cover, type Shoppe } from '@tinystar/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { assistantMissing } from '../assistants/load.ts';
import { tenant } from '../identity/schema.ts';
import { currentTenant } from '../identity/tenantOf.ts';
import type { Queries } from '../platform/database/database.ts';
import { laterThan, nextVersion, refuseChosenElsewise } from '../platform/database/versions.ts';
import type { Caller } from '../platform/http/caller.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, implementUpload, type Call, type Route } from '../platform/http/route.ts';
import { wholeUpload } from '../platform/http/wholeUpload.ts';
import { reencode } from '../uploads/reencode.ts';
import { storedImage } from '../uploads/schema.ts';
import { storeImage } from '../uploads/storeImage.ts';
import { choosableBots, mayShow, placedBots } from './botsOf.ts';
import { createShoppe } from './create.ts';
import { kbBotCover, shoppe, shoppeKbBot } from './schema.ts';

const uploadLimit = { max: 120, seconds: 3_600 };
/** Pixels of the longer side: banners fill the width of a page. */
const coverSide = 1_600;
/** What pictures of showcases are stored as. */
const category = 'shoppe';

const columns = {
  id: shoppe.id,
  name: shoppe.name,
  description: shoppe.description,
  banner: shoppe.banner,
  status: shoppe.status,
  updatedAt: shoppe.updatedAt,
  kbBotCount: sql<number>`(select count(*)::int from ${shoppeKbBot} where ${shoppeKbBot.shoppeId} = ${shoppe.id})`,
};

const present = ({ updatedAt, ...row }: Omit<Shoppe, 'time'> & { updatedAt: Date }): Shoppe => ({
  ...row,
  time: updatedAt.getTime(),
});

const ownOne = (caller: Caller, id: string) => and(eq(shoppe.id, id), eq(shoppe.tenantId, currentTenant(caller).id));

/** The version of a change of the current enterprise's showcase, which is held until the transaction ends; 404 for others. */
async function holdOwn(
  tx: Queries,
  { caller, services: { now } }: Call<unknown>,
  id: string,
  version: number | undefined,
): Promise<Date> {
  const [held] = await tx.select().from(shoppe).where(ownOne(caller, id)).for('update');
  if (!held) throw notFound();
  const current = async () => {
    const [row] = await tx.select(columns).from(shoppe).where(eq(shoppe.id, id));
    return { shoppe: present(row!), bots: await placedBots(tx, held.tenantId, id) };
  };
  return await nextVersion({ version, savedAt: held.updatedAt, now: now(), current });
}

/** Refuses pictures that were not uploaded for a showcase here. */
async function checkCover(db: Queries, field: string, cover: Cover | null): Promise<void> {
  if (!cover) return;
  const id = /^\/file\/v1\/open\/image\/([0-9a-f]{32})$/.exec(cover.url)?.[1];
  const found = id && (await db.$count(storedImage, and(eq(storedImage.id, id), eq(storedImage.category, category))));
  if (!found) throw invalid(field, '图片无效，请重新上传');
}

/** Those of the assistants that the enterprise may show now, with their names. */
async function showable(db: Queries, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select b.id, b.name from kb_bot b where b.id = any(${sql.param([...ids])}::text[]) and ${mayShow(tenantId)} for key share of b`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Managing the showcases of the current enterprise; admins only, by the contract. */
export const manageRoutes: readonly Route[] = [
  implement(shoppes.page, async ({ input: { page, size }, caller, services: { db } }) => {
    const own = eq(shoppe.tenantId, currentTenant(caller).id);
    const rows = await db
      .select(columns)
      .from(shoppe)
      .where(own)
      .orderBy(desc(shoppe.updatedAt), shoppe.id)
      .limit(size)
      .offset((page - 1) * size);
    return { rows: rows.map(present), count: await db.$count(shoppe, own) };
  }),
  implement(shoppes.create, async ({ input: { name, templateId }, caller, services: { db, now, config } }) => {
    const { id: tenantId } = currentTenant(caller);
    const given = { tenantId, name, templateId, status: config.ASSISTANT_STATUS, now: now() };
    return { id: await db.transaction((tx) => createShoppe(tx, given)) };
  }),
  implement(shoppes.get, async ({ input, caller, services: { db } }) => {
    const [found] = await db.select(columns).from(shoppe).where(ownOne(caller, input.id));
    if (!found) throw notFound();
    return present(found);
  }),
  implement(shoppes.update, async (call) => {
    const { id, name, description, banner, version } = call.input;
    return await call.services.db.transaction(async (tx) => {
      const updatedAt = await holdOwn(tx, call, id, version);
      await checkCover(tx, 'banner', banner);
      await tx.update(shoppe).set({ name, description, banner, updatedAt }).where(eq(shoppe.id, id));
      return { version: updatedAt.getTime() };
    });
  }),
  implement(shoppes.setStatus, async ({ input: { id, status }, caller, services: { db, now } }) => {
    const changed = await db
      .update(shoppe)
      .set({ status, updatedAt: laterThan(shoppe.updatedAt, now()) })
      .where(ownOne(caller, id))
      .returning({ id: shoppe.id });
    if (changed.length === 0) throw notFound();
    return {};
  }),
  implement(shoppes.remove, async ({ input, caller, services: { db } }) => {
    const gone = await db.delete(shoppe).where(ownOne(caller, input.id)).returning({ id: shoppe.id });
    if (gone.length === 0) throw notFound();
    return {};
  }),
  implement(shoppes.bots, async ({ input: { shoppeId }, caller, services: { db } }) => {
    const { id: tenantId } = currentTenant(caller);
    if ((await db.$count(shoppe, ownOne(caller, shoppeId))) === 0) throw notFound();
    const rows = await placedBots(db, tenantId, shoppeId);
    return { rows, count: rows.length };
  }),
  implement(shoppes.choices, ({ input, caller, services: { db } }) =>
    choosableBots(db, currentTenant(caller).id, input),
  ),
  implement(shoppes.setBots, async (call) => {
    const { shoppeId, kbBotIds, version } = call.input;
    const { id: tenantId } = currentTenant(call.caller);
    const ids = [...new Set(kbBotIds)];
    return await call.services.db.transaction(async (tx) => {
      const updatedAt = await holdOwn(tx, call, shoppeId, version);
      const names = await showable(tx, tenantId, ids);
      // What was taken back stays where it stood, unseen, until somebody removes it.
      const placed = await tx.delete(shoppeKbBot).where(eq(shoppeKbBot.shoppeId, shoppeId)).returning();
      for (const { kbBotId, knownName } of placed) if (!names.has(kbBotId)) names.set(kbBotId, knownName);
      const rows = ids.map((kbBotId, position) => {
        const knownName = names.get(kbBotId);
        if (knownName === undefined) throw assistantMissing();
        return { shoppeId, kbBotId, position, knownName };
      });
      if (rows.length > 0) await tx.insert(shoppeKbBot).values(rows);
      await tx.update(shoppe).set({ updatedAt }).where(eq(shoppe.id, shoppeId));
      return { version: updatedAt.getTime() };
    });
  }),
  implement(shoppes.setCover, async ({ input: { kbBotId, cover, was }, caller, services: { db } }) => {
    const { id: tenantId } = currentTenant(caller);
    await db.transaction(async (tx) => {
      if (!(await showable(tx, tenantId, [kbBotId])).has(kbBotId)) throw assistantMissing();
      await checkCover(tx, 'cover', cover);
      // Held by the enterprise, as there is no row of a cover before the first one.
      await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
      const own = and(eq(kbBotCover.tenantId, tenantId), eq(kbBotCover.kbBotId, kbBotId));
      const [row] = await tx.select().from(kbBotCover).where(own);
      const is = row?.cover ?? null;
      refuseChosenElsewise({ was, is, wanted: cover, current: { cover: is } });
      if (!cover) {
        await tx.delete(kbBotCover).where(own);
        return;
      }
      await tx
        .insert(kbBotCover)
        .values({ tenantId, kbBotId, cover })
        .onConflictDoUpdate({ target: [kbBotCover.tenantId, kbBotCover.kbBotId], set: { cover } });
    });
    return {};
  }),
  implementUpload(shoppes.upload, async ({ caller, services }, upload) => {
    await allow(services, `shoppe:${caller.userId}`, uploadLimit);
    const received = await wholeUpload(upload, constants.COVER_MAX);
    if (!received) throw new Failure(errorCodes.tooLarge, lateMessages.coverTooLarge);
    const wish = { side: coverSide, words: lateMessages.coverFormat };
    const image = await reencode(services, caller.userId, received, wish);
    const fileUrl = await storeImage(services, image, category, caller.userId);
    return { rows: [{ filename: upload.fileName, status: 'success' as const, fileUrl }] };
  }),
];
