import { createHash } from 'node:crypto';
import { accessOf, allows, isScoped, pathOf } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';
import { calls, idsOf, send, sideOf, type Called } from './calling.ts';
import { idKeys, sampleInput } from './sampleInput.ts';
import { createWorld, SECRET, type Belongings, type Kind, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);
afterAll(() => world[Symbol.asyncDispose]());

/** Calls that need nothing and change the caller himself, whose second run differs by design. */
const once = new Set(['me.checkIn', 'joining.applyFree', 'joining.applyFreeAndCreateShoppe', 'joining.activate']);

describe('who may call', () => {
  function verdict({ endpoint, scope }: Called, { roles }: Kind): 'let in' | 401 | 403 {
    const access = accessOf(endpoint, isScoped(endpoint) ? scope : (roles?.identity ?? 'personal'));
    return allows(access, roles) ? 'let in' : roles ? 403 : 401;
  }

  // Bodies are empty on purpose: the access check comes first, so whoever is let in gets 400 or 404.
  test.each(calls)('$title lets in exactly whom the contract lets in [IDENT-17] (AUTHZ-02)', async (called) => {
    await world.restore();
    const { endpoint, scope } = called;
    const url = pathOf(endpoint, scope).replace(/\{\w+\}/g, newId());
    for (const kind of world.kinds) {
      const answer = await kind.who.call(endpoint.method, url, endpoint.kind === 'upload' ? undefined : {});
      const expected = verdict(called, kind);
      if (expected === 'let in') expect([401, 403], `${kind.name} got ${answer.status}`).not.toContain(answer.status);
      else expect([kind.name, answer.status]).toEqual([kind.name, expected]);
    }
  });
});

// An open page, an invite or a file link is for whoever has it: the id itself is the permission. An operator reaches everybody's.
// Of the ids it is asked about, `square.added` gives back those of the caller's own list, which its own test shows.
const naming = calls.filter(
  ({ endpoint, scope }) =>
    !['public', 'operator'].includes(accessOf(endpoint, scope)) &&
    !['joining.activate', 'joining.membership', 'square.added'].includes(endpoint.name) &&
    Object.keys(endpoint.input._zod.def.shape).some((key) => idKeys.includes(key)),
);

describe('whose things a call reaches', () => {
  test.each(naming)('$title answers for nothing but what is the caller’s own (AUTHZ-03) (TEN-02)', async (called) => {
    await world.restore();
    const us = sideOf(world, called, 'ours');
    const theirs = world.kept(sideOf(world, called, 'theirs'));
    const before = await fingerprint();
    const ours = await world.give(us);
    const unknown = Object.fromEntries(Object.keys(ours).map((key) => [key, newId()])) as Belongings;
    for (const [what, of] of [
      ['foreign', theirs],
      ['random', unknown],
      ['deleted', world.gone(us)],
    ] as const) {
      const input = sampleInput(called.endpoint, idsOf(called, of));
      const answer = await send(world, us, called, input);
      expect([400, 403, 404], `${what} ids answered ${answer.status} ${answer.text}`).toContain(answer.status);
      expect(answer.text).not.toContain(SECRET);
    }
    // Foreign things under an own parent, and own things under another own parent.
    const ids = idsOf(called, ours);
    const parent: Record<string, unknown> | undefined = ids.kbBotId === undefined ? undefined : idsOf(called, theirs);
    if (
      parent &&
      ('id' in ids ||
        'kbBotFileId' in ids ||
        'fileId' in ids ||
        'ids' in ids ||
        'csTicketId' in ids ||
        'orderId' in ids ||
        'qaPairId' in ids ||
        'qaPairIds' in ids ||
        'topicId' in ids)
    ) {
      const foreignChild: Record<string, unknown> = { ...parent, kbBotId: ours.kbBotId };
      const misplaced: Record<string, unknown> = {
        ...idsOf(called, { ...ours, fileId: ours.secondFileId }),
        kbBotId: ours.kbBotId,
      };
      const wrong = called.endpoint.name.startsWith('documents.') ? [foreignChild, misplaced] : [foreignChild];
      for (const wrongIds of wrong) {
        if (wrongIds.id === ours.kbBotId) continue;
        const answer = await send(world, us, called, sampleInput(called.endpoint, wrongIds));
        const touched = answer.status === 200 && !/"count":0|"rows":\[\]/.test(answer.text);
        expect(touched && called.endpoint.name !== 'assistants.release', `${answer.status} ${answer.text}`).toBe(false);
        expect(answer.text).not.toContain(SECRET);
      }
    }
    expect(await fingerprint()).toBe(before);
    // The same call with own ids goes through: it was not refused for its shape. (Streams answer in their own tests.)
    if (called.endpoint.kind !== 'json' || called.endpoint.name === 'answers.stop') return;
    const own = await send(world, us, called, sampleInput(called.endpoint, ids));
    expect([200, 400, 409], `own ids answered ${own.status} ${own.text}`).toContain(own.status);
    if (own.status === 400) expect(own.text).not.toContain('不存在');
  });

  /** Changes as soon as anything of the other side does. */
  async function fingerprint(): Promise<string> {
    const { personal, tenant } = world.theirs;
    const owners = sql`(${personal.userId}, ${tenant.tenantId})`;
    const { rows } = await world.server.database.db.execute(sql`
      select (select json_agg(b order by id) from kb_bot b where owner_id in ${owners}) as bots,
        (select json_agg(f order by f.id) from kb_bot_file f join kb_bot b on b.id = f.kb_bot_id where b.owner_id in ${owners}) as files,
        (select json_agg(w order by w.id) from kb_bot_file_waiting_edit w join kb_bot b on b.id = w.kb_bot_id where b.owner_id in ${owners}) as waiting_edits,
        (select json_agg(m order by m.id) from kb_bot_chat_message m join kb_bot b on b.id = m.kb_bot_id where b.owner_id in ${owners}) as messages,
        (select json_agg(t order by t.id) from cs_ticket t join kb_bot b on b.id = t.kb_bot_id where b.owner_id in ${owners}) as tickets,
        (select json_agg(m order by m.id) from cs_message m join cs_ticket t on t.id = m.cs_ticket_id join kb_bot b on b.id = t.kb_bot_id where b.owner_id in ${owners}) as ticket_messages,
        (select json_agg(e order by e.id) from kb_bot_qa_entry e join kb_bot b on b.id = e.kb_bot_id where b.owner_id in ${owners}) as qa_entries,
        (select json_agg(p order by p.id) from kb_bot_qa_pair p join kb_bot b on b.id = p.kb_bot_id where b.owner_id in ${owners}) as qa_pairs,
        (select json_agg(c order by owner_id) from coin_account c where owner_id in ${owners}) as coins,
        (select json_agg(s order by s.id) from shoppe s where tenant_id = ${tenant.tenantId}) as shoppes,
        (select json_agg(p order by p.shoppe_id, p.kb_bot_id) from shoppe_kb_bot p join shoppe s on s.id = p.shoppe_id where s.tenant_id = ${tenant.tenantId}) as shoppe_bots,
        (select json_agg(t) from tenant t where id = ${tenant.tenantId}) as tenant,
        (select json_agg(u order by user_id) from tenant_user u where tenant_id = ${tenant.tenantId}) as members`);
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  }
});

describe('tickets', () => {
  const ofTickets = naming.filter(({ endpoint }) => accessOf(endpoint, 'tenant').startsWith('ticket'));

  test.each(ofTickets)('$title is for the sides its access names (AUTHZ-03)', async (called) => {
    await world.restore();
    const { tenant: asker, agent } = world.ours;
    const colleague = world.kinds.find(({ name }) => name === 'admin')!.who as Actor;
    const both = accessOf(called.endpoint, 'tenant') === 'ticketParty';
    // An agent first: a conversation that its asker has closed is nobody's to read as new.
    for (const [who, status] of [
      [colleague, 404],
      [agent, both ? 200 : 404],
      [asker, 200],
    ] as const) {
      const ids = idsOf(called, await world.give(asker));
      expect((await send(world, who, called, sampleInput(called.endpoint, ids))).status).toBe(status);
    }
  });
});

describe('fields that the contract does not list', () => {
  const plain = calls.filter(
    ({ endpoint }) => endpoint.kind === 'json' && endpoint.method === 'POST' && !once.has(endpoint.name),
  );

  test.each(plain)(
    '$title takes no identity, owner or role from its body (AUTHZ-04) (AUTHZ-05) (TEN-01)',
    async (called) => {
      await world.restore();
      const us = sideOf(world, called, 'ours');
      const other = world.theirs.tenant;
      const shape = Object.keys(called.endpoint.input._zod.def.shape);
      const smuggled = Object.fromEntries(
        Object.entries({
          tenantId: other.tenantId,
          currentTenantId: other.tenantId,
          userId: other.userId,
          ownerId: other.tenantId,
          ownerType: 'tenant',
          creatorId: us.userId,
          isCreator: true,
          isPreset: true,
          couponRegistered: true,
          balance: 1_000_000,
          role: 'owner',
        }).filter(([key]) => !shape.includes(key)),
      );
      const namesNothing = Object.keys(idsOf(called, world.gone(us))).length === 0;
      const input = sampleInput(called.endpoint, namesNothing ? {} : idsOf(called, await world.give(us)));
      const before = await everything(us);
      const answer = await send(world, us, called, input, smuggled);
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(answer.text).not.toContain(SECRET);
      const after = await everything(us);
      expect(after).toEqual(before);
    },
  );

  /** What no such field may change: purse, paid flag, the enterprise one belongs to and who made it, preset assistants. */
  async function everything(us: Actor) {
    const { rows } = await world.server.database.db.execute(sql`
      select (select sum(balance) from coin_account) as coins,
        (select json_agg(json_build_array(id, coupon_registered, channel_user) order by id) from "user" where coupon_registered or channel_user) as flags,
        (select json_agg(json_build_array(id, creator_id) order by id) from tenant where creator_id = ${us.userId}) as made,
        (select count(*) from kb_bot where is_preset) as presets,
        (select count(*) from tenant_user where permission = 'owner') as owners`);
    return rows[0];
  }
});

describe('paths', () => {
  const guarded = calls.filter(({ endpoint, scope }) => accessOf(endpoint, scope) !== 'public');

  test.each(guarded)('$title is guarded however it is spelt (AUTHZ-07)', async ({ endpoint, scope }) => {
    const url = pathOf(endpoint, scope).replace(/\{\w+\}/g, newId());
    const last = url.lastIndexOf('/');
    const spellings = [
      url.toUpperCase(),
      `${url}/`,
      `/${url}`,
      url.replace('/api', '/./api'),
      url.replace('/api', '/api/../api'),
      url.replace('/api', '/%61pi'),
      `${url.slice(0, last)}%2f${url.slice(last + 1)}`,
      `${url.slice(0, last)}\\${url.slice(last + 1)}`,
      `${url};a=b`,
      `${url}%00`,
      `${url}.json`,
      `${url}?access_token=x`,
      url.replace('/v1/', '/v1/open/../'),
      url.replace('/v1/', '/v1/public/..%2f'),
    ];
    for (const spelling of spellings) {
      const answer = await world.server.visitor.call(
        endpoint.method,
        spelling,
        endpoint.kind === 'upload' ? undefined : {},
      );
      expect([400, 401, 404, 405], `${spelling} answered ${answer.status}`).toContain(answer.status);
    }
    const overridden = await world.server.visitor.call('GET', url, undefined, {
      'x-http-method-override': endpoint.method,
      'x-original-url': '/api/v1/open/meta/config',
      'x-rewrite-url': '/api/v1/open/meta/config',
    });
    expect([401, 404, 405]).toContain(overridden.status);
    for (const method of ['HEAD', 'OPTIONS'] as const) {
      const { statusCode } = await world.server.app.inject({ method, url });
      expect([401, 404, 405], `${method} answered ${statusCode}`).toContain(statusCode);
    }
  });

  test('what the contract does not list answers 404, with and without a token (AUTHZ-01)', async () => {
    const listed = new Set(calls.map(({ endpoint, scope }) => `${endpoint.method} ${pathOf(endpoint, scope)}`));
    const { personal, tenant } = world.ours;
    for (const { endpoint, scope } of calls) {
      for (const path of [`${pathOf(endpoint, scope)}x`, pathOf(endpoint, scope).replace('/v1/', '/v2/')]) {
        for (const who of [world.server.visitor, personal, tenant]) {
          const answer = await who.call(endpoint.method, path.replace(/\{\w+\}/g, newId()), {});
          expect([path, answer.status]).toEqual([
            path,
            path.includes('{') && listed.has(`${endpoint.method} ${path.slice(0, -1)}`) ? expect.any(Number) : 404,
          ]);
        }
      }
    }
  });
});
