import {
  assistants,
  CoverConflict,
  documents,
  enterprise,
  errorCodes,
  RecaptureConflict,
  regression,
  ReserveConflict,
  RoleConflict,
  ScheduleConflict,
  shoppes,
} from '@tinystar/contract';
import { endpoints } from '@tinystar/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kbBotFile } from './documents/schema.ts';
import { newId } from './platform/database/columns.ts';
import { createTestServer, type Actor, type Answer, type TestServer } from './testing/index.ts';
import { storedImage } from './uploads/schema.ts';

let server: TestServer;
let owner: Actor;
let admin: Actor;
let kbBotId: string;
let invited: string;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
  admin = await server.member('admin', owner.tenantId);
  kbBotId = (await post('tenantKbBot', { name: '产品助手' })).as(assistants.create).id;
  await post('cross/add/tenant/user', { phoneNumber: '13700000001', name: '王海' });
  invited = (await members()).find(({ status }) => status === 'waitJoin')!.id;
  const at = { createdAt: new Date(0), updatedAt: new Date(0) };
  const captured = {
    name: '规则.pdf',
    kind: 'site',
    status: 'trained',
    size: 1,
    sha256: 'none',
    sourceKey: 'none',
  } as const;
  const row = { ...captured, ...at, id: pageId, kbBotId, siteUrl: 'https://example.com/rules' };
  await server.services.db.insert(kbBotFile).values(row);
  for (const { url } of pictures) {
    const image = { id: url.split('/').at(-1)!, fileKey: 'none', mediaType: 'image/jpeg', size: 1 } as const;
    const stored = { ...image, category: 'shoppe', uploadedBy: owner.userId, createdAt: new Date(0) };
    await server.services.db.insert(storedImage).values(stored);
  }
});
afterAll(() => server.close());

const post = (path: string, body: object, who = owner) => who.call('POST', `/api/v1/${path}`, body);
const members = async () => (await post('user/query/page', { size: 100 })).as(enterprise.members).rows;
const overview = async () =>
  (await owner.call('GET', `/api/v1/tenantKbBotRegression/query/overview?kbBotId=${kbBotId}`)).as(regression.overview);

const pageId = newId();
const pictures = ['a', 'b'].map((each) => ({ url: `/file/v1/open/image/${each.repeat(32)}`, aspect: 2 }));

interface Choice {
  /** The first stands there at first. */
  values: readonly [unknown, unknown, unknown];
  now: () => Promise<unknown>;
  save: (wanted: unknown, was: unknown, who: Actor) => Promise<Answer>;
  read: (current: unknown) => unknown;
}

/** By call; what a person can choose in a form without typing anything. */
const choices: Record<string, Choice> = {
  'regression.schedule': {
    values: ['never', 'day', 'week'],
    now: async () => (await overview()).every,
    save: (every, was, who) => post('tenantKbBotRegression/schedule/update', { kbBotId, every, was }, who),
    read: (current) => ScheduleConflict.parse(current).every,
  },
  'regression.reserve': {
    values: [null, 0, 500],
    async now() {
      const { automatic, reserve } = (await overview()).purse;
      return automatic ? null : reserve;
    },
    save: (reserve, was, who) => post('tenantKbBotRegression/reserve/update', { kbBotId, reserve, was }, who),
    read: (current) => ReserveConflict.parse(current).reserve,
  },
  'documents.setRecapture': {
    values: ['never', 'day', 'month'],
    now: async () => (await post('kbBotFile/query/list', { id: kbBotId })).as(documents.list).rows[0]!.site!.every,
    save: (every, was, who) => post('tenantKbBotFile/recapture/update', { kbBotId, id: pageId, every, was }, who),
    read: (current) => RecaptureConflict.parse(current).every,
  },
  'shoppes.setCover': {
    values: [null, pictures[0], pictures[1]],
    now: async () =>
      (await post('shoppeKbBot/query/page4Choice', { of: 'own' }))
        .as(shoppes.choices)
        .rows.find(({ id }) => id === kbBotId)!.cover,
    save: (cover, was, who) => post('tenantKbBot/update/shoppeSetting', { kbBotId, cover, was }, who),
    read: (current) => CoverConflict.parse(current).cover,
  },
};

it('every choice that is compared with what it was is tried here', () => {
  const named = endpoints.filter(({ input }) => 'was' in input.shape).map(({ name }) => name);
  expect(named.toSorted()).toEqual([...Object.keys(choices), 'members.updatePermission'].toSorted());
});

describe.each(Object.entries(choices))('%s', (_, { values: [first, second, third], now, save, read }) => {
  it('of two who saw the same choice the second is told what stands there now, and chooses over it', async () => {
    expect(await now()).toEqual(first);
    expect((await save(second, first, owner)).status).toBe(200);
    const refused = await save(third, first, admin);
    expect(refused).toMatchObject({ status: 409, error: { errorCode: errorCodes.conflict } });
    expect(refused.error.errorMessage).toBe('内容已被修改，请刷新后重试');
    expect(read(refused.error.current)).toEqual(second);
    expect(await now()).toEqual(second);
    expect((await save(third, second, admin)).status).toBe(200);
    expect(await now()).toEqual(third);
  });

  it('what stands there already is no conflict, as an earlier try may have saved it', async () => {
    expect((await save(third, second, owner)).status).toBe(200);
    expect(await now()).toEqual(third);
  });

  it('a client that names nothing, as the specified body has it, chooses over what stands there', async () => {
    expect((await save(first, undefined, owner)).status).toBe(200);
    expect(await now()).toEqual(first);
  });

  it('of two who choose at once exactly one does', async () => {
    const answers = await Promise.all([save(second, first, owner), save(third, first, admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [won, lost] = answers[0].status === 200 ? [second, answers[1]] : [third, answers[0]];
    expect(await now()).toEqual(won);
    expect(read(lost.error.current)).toEqual(won);
  });
});

it('roles are not changed over one that somebody else has given since the list was seen, neither of members nor of the invited', async () => {
  const one = await server.member('member', owner.tenantId);
  const two = await server.member('admin', owner.tenantId);
  const set = (permission: string, userIds: string[], was?: object) =>
    post('tenantUser/bulkUpdate/permission', { userIds, permission, was });
  const roles = async () => {
    const found = new Map((await members()).map(({ id, permission }) => [id, permission]));
    return [one.userId, two.userId, invited].map((id) => found.get(id));
  };
  const seen = { [one.userId]: 'member', [two.userId]: 'admin', [invited]: 'member' };
  // Another tab makes two of them admins meanwhile.
  expect((await set('admin', [one.userId, invited])).status).toBe(200);
  const refused = await set('member', Object.keys(seen), seen);
  expect(refused).toMatchObject({ status: 409, error: { errorCode: errorCodes.conflict } });
  const told = RoleConflict.parse(refused.error.current).members;
  expect(told.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    (await members())
      .filter(({ id }) => id === one.userId || id === invited)
      .map(({ id, name, permission }) => ({ id, name, permission }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(await roles()).toEqual(['admin', 'admin', 'admin']);
  const now = Object.fromEntries(Object.keys(seen).map((id) => [id, 'admin']));
  expect((await set('member', Object.keys(seen), now)).status).toBe(200);
  expect(await roles()).toEqual(['member', 'member', 'member']);
  // What an earlier try saved is no conflict.
  expect((await set('member', Object.keys(seen), now)).status).toBe(200);
});
