import { lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { defineJob } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { sessionLife } from './loadCaller.ts';
import { madeOnce, rateLimit } from '../platform/http/schema.ts';
import { captcha, session, smsCode } from './schema.ts';

const DAY = 86_400_000;

/** Hourly: removes captchas, codes, counters, answers that are kept and sessions whose time is over. */
export const prune = defineJob(
  'account.prune',
  z.object({}),
  async (_payload, { services }) => {
    const { db } = services;
    const now = services.now();
    const before = (life: number) => new Date(now.getTime() - life);
    await db.delete(captcha).where(lt(captcha.expiresAt, now));
    await db.delete(smsCode).where(lt(smsCode.expiresAt, now));
    await db.delete(madeOnce).where(lt(madeOnce.at, before(DAY)));
    await db.delete(rateLimit).where(lt(rateLimit.resetAt, now));
    await db
      .delete(session)
      .where(or(lt(session.lastUsedAt, before(sessionLife.idle)), lt(session.createdAt, before(sessionLife.absolute))));
    await schedulePrune(services);
  },
  { attempts: 3, timeout: 60_000 },
);

/** Plans the next run, unless one waits already. */
export async function schedulePrune(services: Services): Promise<void> {
  const runAt = new Date(services.now().getTime() + 3_600_000);
  await prune.enqueue(services.db, {}, { key: 'account.prune', runAt, keepTime: true });
}
