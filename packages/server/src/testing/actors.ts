import type { FastifyInstance, InjectOptions } from 'fastify';
import { tenant, tenantUser, user } from '../identity/schema.ts';
import { openSession } from '../identity/session.ts';
import { createAccount } from '../account/createAccount.ts';
import { openCoinAccount } from '../coins/openCoinAccount.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { Answer } from './answer.ts';
import { eq } from 'drizzle-orm';
import { coins as toCoins, prices } from '@tinystar/contract';

/** A logged-in person of a test. */
export interface Actor {
  userId: string;
  phoneNumber: string;
  token: string;
  /** The enterprise he acts as, if any. */
  tenantId: string | undefined;
  /** Sends a call with his token; the body is JSON unless headers say otherwise. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Headers for calls made by hand. */
  headers: Record<string, string>;
}

export interface Actors {
  /** A person in his personal identity. */
  actor(options?: { phoneNumber?: string; coins?: number }): Promise<Actor>;
  /** A new enterprise with its owner, or one more person in an existing one. */
  member(permission: 'owner' | 'admin' | 'member', tenantId?: string): Promise<Actor>;
  /** Somebody without a token. */
  visitor: Pick<Actor, 'call'>;
}

let nextPhone = 13_900_000_000;

/** Makes people directly in the database, past captcha and SMS. */
export function createActors(services: Services, app: FastifyInstance): Actors {
  const caller =
    (headers: Record<string, string>): Actor['call'] =>
    async (method, url, body, more = {}) => {
      const options: InjectOptions = { method, url, headers: { ...headers, ...more } };
      if (body && method !== 'GET') options.payload = body;
      return new Answer(await app.inject(options));
    };
  const actor: Actors['actor'] = async ({ phoneNumber = String(nextPhone++), coins = prices.personalStart } = {}) => {
    const userId = await createAccount(services, { phoneNumber, coins: toCoins(coins) });
    const token = await openSession(services, userId);
    const headers = { authorization: `Bearer ${token}` };
    return { userId, phoneNumber, token, tenantId: undefined, headers, call: caller(headers) };
  };
  return {
    actor,
    visitor: { call: caller({}) },
    async member(permission, tenantId) {
      const person = await actor();
      const enterprise = tenantId ?? newId();
      if (!tenantId) {
        await services.db.insert(tenant).values({
          id: enterprise,
          name: '测试企业',
          displayName: '测试企业',
          avatar: { type: 'color', color: 'blue' },
          creatorId: person.userId,
        });
        await openCoinAccount(services.db, { type: 'tenant', id: enterprise }, prices.tenantStart, services.now());
      }
      await services.db.insert(tenantUser).values({ tenantId: enterprise, userId: person.userId, permission });
      await services.db.update(user).set({ currentTenantId: enterprise }).where(eq(user.id, person.userId));
      return { ...person, tenantId: enterprise };
    },
  };
}
