import { type Coins, errorCodes, joining, type ApplicationType } from '@tinystar/contract';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { requireCaptcha } from '../identity/captcha.ts';
import { user } from '../identity/schema.ts';
import { requireSmsCode, sendSmsCode } from '../identity/smsCodes.ts';
import type { Caller } from '../platform/http/caller.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { allow, clientOf } from '../platform/http/limit.ts';
import { implement } from '../platform/http/route.ts';
import type { Services } from '../platform/services.ts';
import { application } from './schema.ts';

const perDay = { max: 5, seconds: 86_400 };
const perAddressAndDay = { max: 20, seconds: 86_400 };

const purposes = { cooperation: 'cooperation', enterprise_trial: 'apply', enterprise_renewal: 'apply' } as const;

const sendSms = implement(joining.sendSms, async ({ input, ip, services }) => {
  await requireCaptcha(services, 'application', input);
  await sendSmsCode(services, input.phoneNumber, purposes[input.type], ip);
  return {};
});

const apply = implement(joining.apply, async ({ input, caller, services }) => {
  await allow(services, `application:user:${caller.userId}`, perDay);
  await store(services, { ...input, userId: caller.userId, ...coinsFor(caller, input) });
  return {};
});

/** The enterprise that coins are asked for, and how many. Only an owner asks for them: he is who pays. */
function coinsFor(caller: Caller, { type, coins }: { type: ApplicationType; coins?: Coins | undefined }) {
  if (type !== 'enterprise_coins') return {};
  if (caller.tenant?.permission !== 'owner') throw new Failure(errorCodes.forbidden, '仅企业拥有者可以申请充值');
  if (coins === undefined) throw invalid('coins', '请填写充值数量');
  return { tenantId: caller.tenant.id, coins };
}

const applyOpen = implement(joining.applyOpen, async ({ input, ip, services }) => {
  await allow(services, `application:ip:${clientOf(ip)}`, perAddressAndDay);
  await requireSmsCode(services, input.phoneNumber, purposes[input.type], input.smsCode, ip);
  await store(services, { ...input, userId: null });
  return {};
});

interface Filled {
  type: ApplicationType;
  realName: string;
  phoneNumber: string;
  userId: string | null;
  tenantId?: string;
  coins?: Coins | undefined;
}

async function store(services: Services, filled: Filled): Promise<void> {
  const { type, realName, phoneNumber, userId, tenantId = null } = filled;
  const coins = tenantId === null ? null : filled.coins;
  await services.db
    .insert(application)
    .values({ type, realName: realName.trim(), phoneNumber, userId, tenantId, coins, createdAt: services.now() });
}

/** How many applications a person is shown. */
const shown = 10;

// A number of one's own is proven at log-in, and that of an application without log-in by its code.
const mine = implement(joining.mine, async ({ caller, services: { db } }) => {
  const [person] = await db.select({ phoneNumber: user.phoneNumber }).from(user).where(eq(user.id, caller.userId));
  const rows = await db
    .select({ id: application.id, type: application.type, state: application.state, createdAt: application.createdAt })
    .from(application)
    .where(
      or(
        eq(application.userId, caller.userId),
        and(isNull(application.userId), eq(application.phoneNumber, person?.phoneNumber ?? '')),
      ),
    )
    .orderBy(desc(application.createdAt))
    .limit(shown);
  return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() })) };
});

export const applicationRoutes = [sendSms, apply, applyOpen, mine];
