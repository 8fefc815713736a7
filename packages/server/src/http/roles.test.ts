import { accessOf, allows, isScoped, pathOf, type Endpoint, type Scope } from '@tinystar/contract';
import { endpoints } from '@tinystar/contract/endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../account/schema.ts';
import { newId } from '../database/columns.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

type Who = 'visitor' | 'personal' | 'member' | 'admin' | 'owner';

let server: TestServer;
let people: Record<Who, Pick<Actor, 'call'>>;
let actors: Actor[];
beforeAll(async () => {
  server = await createTestServer();
  const owner = await server.member('owner');
  const personal = await server.actor();
  const admin = await server.member('admin', owner.tenantId);
  const member = await server.member('member', owner.tenantId);
  people = { visitor: server.visitor, personal, owner, admin, member };
  actors = [personal, owner, admin, member];
});
afterAll(() => server.close());

const calls = endpoints.flatMap((endpoint) => {
  const scopes: readonly Scope[] = isScoped(endpoint) ? endpoint.scopes : ['personal'];
  return scopes.map((scope) => ({ endpoint, scope, url: pathOf(endpoint, scope).replace(/\{\w+\}/g, newId()) }));
});

function roles(who: Who) {
  if (who === 'visitor') return null;
  const identity = who === 'personal' ? ('personal' as const) : ('tenant' as const);
  return { identity, tenantPermission: who === 'personal' ? null : who, customerService: false, channelUser: false };
}

function verdict(endpoint: Endpoint, scope: Scope, who: Who): 'let in' | 401 | 403 {
  const access = accessOf(
    endpoint,
    isScoped(endpoint) ? scope : who === 'personal' || who === 'visitor' ? 'personal' : 'tenant',
  );
  return allows(access, roles(who)) ? 'let in' : who === 'visitor' ? 401 : 403;
}

// Bodies are empty on purpose: the access check comes first, so whoever is let in gets 400 or 404 and nothing changes.
test.each(calls)(
  '$endpoint.method $url lets in exactly whom the contract lets in [AUTHZ-02]',
  async ({ endpoint, scope, url }) => {
    // Some calls need no input and change who one acts as.
    for (const { userId, tenantId } of actors) {
      await server.database.db
        .update(user)
        .set({ currentTenantId: tenantId ?? null })
        .where(eq(user.id, userId));
    }
    for (const who of ['visitor', 'personal', 'member', 'admin', 'owner'] as const) {
      const answer = await people[who].call(endpoint.method, url, endpoint.kind === 'upload' ? undefined : {});
      const expected = verdict(endpoint, scope, who);
      if (expected === 'let in') expect([401, 403], `${who} got ${answer.status}`).not.toContain(answer.status);
      else expect([who, answer.status]).toEqual([who, expected]);
    }
  },
);
