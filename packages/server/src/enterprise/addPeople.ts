import { constants, type ImportResult } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { tenantUser, user } from '../identity/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import { allow } from '../platform/http/limit.ts';
import type { Services } from '../platform/services.ts';
import { joinTenant } from './joinTenant.ts';
import { lockAsAdmin } from './lockAsAdmin.ts';
import { tenantInvitation } from './schema.ts';
import { currentTenant } from '../identity/tenantOf.ts';

/** A row of an import as it was typed. */
export interface Person {
  phoneNumber: string;
  name?: string | undefined;
}

interface Sorted extends ImportResult {
  /** User ids of `joinable`. */
  accounts: { userId: string }[];
  strangers: { phoneNumber: string; name: string }[];
}

/** An import tells which phone numbers have an account, so only a few imports are allowed per day. */
const perDay = { max: 20, seconds: 86_400 };

/** Checks the rows and adds nobody; total = joinable + waitJoin + failed (platform.md §3, §5). */
export async function checkPeople(
  services: Services,
  tenantId: string,
  people: readonly Person[],
): Promise<ImportResult> {
  await allow(services, `members:import:${tenantId}`, perDay);
  return sortPeople(services.db, tenantId, people);
}

/**
 * Adds the people of a checked import; rows that became wrong since are reported, the others are added all the same.
 */
export async function addPeople(services: Services, caller: Caller, people: readonly Person[]): Promise<ImportResult> {
  const { id: tenantId } = currentTenant(caller);
  await allow(services, `members:import:${tenantId}`, perDay);
  return services.db.transaction(async (tx) => {
    await lockAsAdmin(tx, caller);
    const sorted = await sortPeople(tx, tenantId, people);
    const now = services.now();
    for (const { userId } of sorted.accounts) {
      await joinTenant(tx, { tenantId, userId, permission: 'member', now });
    }
    for (let at = 0; at < sorted.strangers.length; at += 1_000) {
      const rows = sorted.strangers
        .slice(at, at + 1_000)
        .map((row) => ({ ...row, tenantId, permission: 'member' as const, createdAt: now }));
      await tx.insert(tenantInvitation).values(rows).onConflictDoNothing();
    }
    return sorted;
  });
}

async function sortPeople(queries: Queries, tenantId: string, people: readonly Person[]): Promise<Sorted> {
  const numbers = [...new Set(people.map(({ phoneNumber }) => phoneNumber))];
  const accounts = new Map<string, string>();
  const taken = new Map<string, string>();
  for (let at = 0; at < numbers.length; at += 1_000) {
    const some = numbers.slice(at, at + 1_000);
    for (const row of await queries
      .select({ id: user.id, phone: user.phoneNumber })
      .from(user)
      .where(inArray(user.phoneNumber, some))) {
      accounts.set(row.phone, row.id);
    }
    for (const row of await queries
      .select({ phone: user.phoneNumber })
      .from(tenantUser)
      .innerJoin(user, eq(user.id, tenantUser.userId))
      .where(and(eq(tenantUser.tenantId, tenantId), inArray(user.phoneNumber, some)))) {
      taken.set(row.phone, '该手机号已是企业成员');
    }
    for (const row of await queries
      .select({ phone: tenantInvitation.phoneNumber })
      .from(tenantInvitation)
      .where(and(eq(tenantInvitation.tenantId, tenantId), inArray(tenantInvitation.phoneNumber, some)))) {
      taken.set(row.phone, '该手机号已被邀请');
    }
  }
  const result: Sorted = {
    total: people.length,
    joinable: 0,
    waitJoin: 0,
    failed: 0,
    failedRows: [],
    users: [],
    accounts: [],
    strangers: [],
  };
  const seen = new Set<string>();
  for (const { phoneNumber, name = '' } of people) {
    const problem = problemOf(phoneNumber, seen, taken);
    if (problem) {
      result.failedRows.push({ phoneNumber, ...problem });
      continue;
    }
    seen.add(phoneNumber);
    const row = { phoneNumber, name: [...name.trim()].slice(0, constants.NICKNAME_LENGTH.max).join('') };
    const userId = accounts.get(phoneNumber);
    result.users.push({ ...row, status: userId ? 'success' : 'notRegistered' });
    if (userId) result.accounts.push({ userId });
    else result.strangers.push(row);
  }
  result.joinable = result.accounts.length;
  result.waitJoin = result.strangers.length;
  result.failed = result.failedRows.length;
  return result;
}

function problemOf(phoneNumber: string, seen: Set<string>, taken: Map<string, string>) {
  if (!constants.PHONE_PATTERN.test(phoneNumber)) return { status: 'invalid' as const, errorMessage: '手机号格式错误' };
  if (seen.has(phoneNumber)) return { status: 'duplicateImport' as const, errorMessage: '表格中有重复的手机号' };
  const message = taken.get(phoneNumber);
  return message === undefined ? undefined : { status: 'duplicateImport' as const, errorMessage: message };
}
