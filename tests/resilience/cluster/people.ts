import { coins, type ChatMessage } from '@tinystar/contract';
import { createAccount } from '../../../packages/server/src/account/createAccount.ts';
import { openAnswer, type OpenAnswer } from '../../../packages/server/src/answers/testing/openAnswer.ts';
import { answerHash } from '../../../packages/server/src/identity/captcha.ts';
import { captcha, tenant, tenantUser, user } from '../../../packages/server/src/identity/schema.ts';
import { openSession } from '../../../packages/server/src/identity/session.ts';
import { openCoinAccount } from '../../../packages/server/src/coins/openCoinAccount.ts';
import { newId } from '../../../packages/server/src/platform/database/columns.ts';
import type { Services } from '../../../packages/server/src/platform/services.ts';
import { eq } from 'drizzle-orm';
import type { ManyProcesses } from './cluster.ts';
import { servedBy } from './proxy.ts';

/** What a call was answered, and by which process. */
export interface Reply {
  status: number;
  by: string | null;
  body: Record<string, unknown>;
}

/** Somebody who calls through the proxy. */
export interface Person {
  userId: string;
  token: string;
  headers: Record<string, string>;
  call(method: string, path: string, body?: object): Promise<Reply>;
  /** Opens an answer; `at` is a process past the proxy. */
  ask(
    kbBotId: string,
    more?: { key?: string; after?: number; at?: string; as?: 'personal' | 'tenant' },
  ): Promise<OpenAnswer>;
  history(kbBotId: string): Promise<ChatMessage[]>;
}

/** Makes people of the product and lets them call it. */
export function peopleOf(product: ManyProcesses) {
  const services = { db: product.db, secret: product.secret, now: () => new Date() } as unknown as Services;
  const send = async (method: string, path: string, body: object | undefined, headers: Record<string, string>) => {
    const answer = await fetch(`${product.url}/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }) },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, by: answer.headers.get(servedBy), body: JSON.parse(text || '{}') as Reply['body'] };
  };
  const withToken = (userId: string, token: string): Person => {
    const headers = { authorization: `Bearer ${token}` };
    return {
      userId,
      token,
      headers,
      call: (method, path, body) => send(method, path, body, headers),
      ask: (kbBotId, { key, after, at = product.url, as = 'personal' } = {}) =>
        openAnswer({
          url: at,
          path: `/api/v1/${as}KbBotQa/answer4Real`,
          headers,
          body: { kbBotId, question: '讲一个很长的故事', side: 'use' },
          ...(key && { key }),
          ...(after !== undefined && { after }),
        }),
      async history(kbBotId) {
        const { body } = await send(
          'POST',
          '/kbBotChatHistory/query/listByTimestamp',
          { kbBotId, side: 'use' },
          headers,
        );
        return body['rows'] as ChatMessage[];
      },
    };
  };
  let nextPhone = 13_700_000_000;
  const person = async () => {
    const userId = await createAccount(services, { phoneNumber: String(nextPhone++), coins: coins(1_000) });
    return withToken(userId, await openSession(services, userId));
  };
  return {
    visitor: (method: string, path: string, body?: object) => send(method, path, body, {}),
    withToken,
    person,
    /** One more person, in a new enterprise as its owner or in that one as a member. */
    async member(tenantId?: string) {
      const made = await person();
      const id = tenantId ?? newId();
      if (!tenantId) {
        const avatar = { type: 'color' as const, color: 'blue' as const };
        await product.db
          .insert(tenant)
          .values({ id, name: '多进程企业', displayName: '多进程企业', avatar, creatorId: made.userId });
        await openCoinAccount(product.db, { type: 'tenant', id }, coins(1_000), new Date());
      }
      const permission = tenantId ? ('member' as const) : ('owner' as const);
      await product.db.insert(tenantUser).values({ tenantId: id, userId: made.userId, permission });
      await product.db.update(user).set({ currentTenantId: id }).where(eq(user.id, made.userId));
      return { ...made, tenantId: id };
    },
    /** Makes the answer of a captcha known, as the eye of a person would. */
    see: (captchaId: string, answer: string) =>
      product.db
        .update(captcha)
        .set({ answerHash: answerHash(services, 'login', captchaId, answer) })
        .where(eq(captcha.id, captchaId)),
  };
}
