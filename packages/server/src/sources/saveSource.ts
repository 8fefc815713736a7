import { isDeepStrictEqual } from 'node:util';
import {
  errorCodes,
  lateMessages,
  sourceLimits,
  placeParts,
  sourceMessages,
  webAddress,
  type Source,
  type SourceKind,
  type SourcePlace,
  type SourceRhythm,
  type SourceRules,
} from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { nextVersion } from '../platform/database/versions.ts';
import { Failure, invalid, notFound } from '../platform/http/failure.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { passwordOf, sealPassword } from './reach.ts';
import { presentSources } from './present.ts';
import { startRun, stopRuns } from './runs.ts';
import { nextRun, wake } from './schedule.ts';
import { kbBotSource, type SourceRow } from './schema.ts';

export interface Access {
  kind: SourceKind;
  address: string;
  user?: string | undefined;
  password?: string | undefined;
  place?: SourcePlace | undefined;
}

interface Settings extends Access {
  kbBotId: string;
  name: string;
  rules: SourceRules;
  every: SourceRhythm;
}

/** A source of one of the owner's assistants; 404 for anything else. */
export async function findSource(
  db: Queries,
  owner: Owner,
  { kbBotId, id }: { kbBotId: string; id: string },
  lock?: 'update',
): Promise<SourceRow> {
  const assistant = await loadOwnAssistant(db, owner, kbBotId);
  const query = db
    .select()
    .from(kbBotSource)
    .where(and(eq(kbBotSource.id, id), eq(kbBotSource.kbBotId, assistant.id)));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw notFound('来源不存在');
  return row;
}

/** The address of a source in its normal form. Throws at the field for what is no web address. */
export function sourceAddress(text: string): URL {
  const address = webAddress(text);
  if (address === undefined) throw invalid('address', lateMessages.invalidUrl);
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw invalid('address', '请把用户名和密码填写在下面，不要写在地址里');
  url.hash = '';
  return url;
}

/** The password that holds: the one typed, or the one that is stored while it goes to the same host, by the same protocol, for the same user. */
export function passwordFor(services: Services, { address, user = '', password }: Access, known?: SourceRow): string {
  if (password !== undefined) return password;
  const same = known && new URL(known.address).origin === sourceAddress(address).origin && known.user === user;
  return same ? passwordOf(services, known) : '';
}

/** What is kept of a place: the parts that its kind has, and what is empty is left out. */
export const placeOf = ({ kind, place = {} }: Pick<Access, 'kind' | 'place'>): SourcePlace =>
  Object.fromEntries(placeParts[kind].flatMap((part) => (place[part] ? [[part, place[part]]] : [])));

export async function createSource(services: Services, owner: Owner, settings: Settings): Promise<Source> {
  const { db, now } = services;
  const address = sourceAddress(settings.address).href;
  return await db.transaction(async (tx) => {
    // Locked, so that two makers cannot both add the last one.
    const { id: kbBotId } = await loadOwnAssistant(tx, owner, settings.kbBotId, 'update');
    if ((await tx.$count(kbBotSource, eq(kbBotSource.kbBotId, kbBotId))) >= sourceLimits.perAssistant)
      throw new Failure(errorCodes.conflict, sourceMessages.tooMany);
    const id = newId();
    const at = now();
    const [row] = await tx
      .insert(kbBotSource)
      .values({
        id,
        kbBotId,
        kind: settings.kind,
        name: settings.name,
        address,
        user: settings.user ?? '',
        password: sealPassword(services, id, settings.password ?? ''),
        place: placeOf(settings),
        rules: settings.rules,
        every: settings.every,
        nextRunAt: nextRun(settings.every, at),
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    await wake(tx, row!);
    await startRun(tx, row!, { asked: true, now: at });
    return await presentOne(tx, row!);
  });
}

export async function updateSource(
  services: Services,
  owner: Owner,
  { id, version, ...settings }: Settings & { id: string; version?: number | undefined },
): Promise<Source> {
  const { db, now } = services;
  const address = sourceAddress(settings.address).href;
  return await db.transaction(async (tx) => {
    const row = await findSource(tx, owner, { kbBotId: settings.kbBotId, id }, 'update');
    const current = () => presentOne(tx, row);
    const updatedAt = await nextVersion({ version, savedAt: row.updatedAt, now: now(), current });
    if (settings.kind !== row.kind) throw invalid('kind', '来源的类型不能修改，请添加新的来源');
    const { name, rules, every, user = '' } = settings;
    const place = placeOf(settings);
    const nextRunAt = row.every === every ? row.nextRunAt : row.on ? nextRun(every, now()) : null;
    const password = sealPassword(services, id, passwordFor(services, settings, row));
    const [saved] = await tx
      .update(kbBotSource)
      .set({ name, address, user, password, place, rules, every, nextRunAt, updatedAt })
      .where(eq(kbBotSource.id, id))
      .returning();
    // What is going on was planned by what held before.
    const before = { address: row.address, user: row.user, place: row.place, rules: row.rules };
    const same = isDeepStrictEqual(before, { address, user, place, rules });
    if (!same) await stopRuns({ db: tx, now }, id);
    await wake(tx, saved!);
    return await presentOne(tx, saved!);
  });
}

async function presentOne(db: Queries, row: SourceRow): Promise<Source> {
  const [presented] = await presentSources(db, [row]);
  return presented!;
}
