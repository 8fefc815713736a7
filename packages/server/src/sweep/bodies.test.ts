import { accessOf, isScoped, pathOf } from '@tinystar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Actor, Answer } from '../testing/index.ts';
import { calls, send, type Called } from './calling.ts';
import { idKeys, sampleInput } from './sampleInput.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);
afterAll(() => world[Symbol.asyncDispose]());

/** What no field of any call takes: it is refused, whatever the field is. */
const unfit: Readonly<Record<string, unknown>> = {
  NUL: 'a\0b',
  'a number for a text, an object for a number': { $ne: null, toString: 7 },
};
/** What a field may take or not; a fault of the server it is in no case. */
const odd: Readonly<Record<string, unknown>> = {
  'half a character': `\ud800甲\udfff`,
  'an array': [[], null, { length: -1 }],
  null: null,
  'a number beyond all': -1e308,
  'a name of every object': 'constructor',
  'quotes of SQL and HTML': `'; drop table "user"; -- </script><svg onload=alert(1)>`,
};
const long = '长'.repeat(300_000);

/** Bodies that are no object of the contract, as they travel. */
const raw: Readonly<Record<string, string>> = {
  nothing: '',
  'an array': '[]',
  'a text': '"a"',
  null: 'null',
  'half an object': '{"a":',
  'sixty-five levels': `{"a":${'['.repeat(65)}${']'.repeat(65)}}`,
  'a byte order mark': '\ufeff{}',
};

/** The large ones: what reads a body is the same for all calls, so some of them tell. */
const large: Readonly<Record<string, string>> = {
  'a hundred thousand levels': '{"a":'.repeat(100_000),
  'a million letters and more': `{"a":"${'x'.repeat(1_100_000)}"}`,
};

const own = (called: Called): Actor | World['server']['visitor'] => {
  const { endpoint, scope } = called;
  const access = accessOf(endpoint, isScoped(endpoint) ? scope : 'personal');
  if (access === 'public') return world.server.visitor;
  if (access === 'channelUser') return world.kinds.find(({ name }) => name === 'channel user')!.who as Actor;
  if (access === 'customerService') return world.ours.agent;
  const inEnterprise = isScoped(endpoint) ? scope === 'tenant' : !['user', 'personal', 'maker'].includes(access);
  return inEnterprise ? world.ours.tenant : world.ours.personal;
};

function check(answer: Answer, title: string, refused: boolean): void {
  const said = `${title}: ${answer.status} ${answer.text.slice(0, 300)}`;
  // AI chat and AI writing say what the operator has to set: no model is behind this world.
  if (answer.status !== 503 || !answer.text.includes('LLM_BASE_URL')) expect(answer.status, said).toBeLessThan(500);
  if (refused) expect(answer.status, said).toBeGreaterThanOrEqual(400);
  // The envelope, and nothing besides it: an exception's words would not parse.
  if (answer.status >= 400) expect(() => answer.error, said).not.toThrow();
}

const forms = calls.filter(({ endpoint }) => endpoint.kind !== 'upload');

test.each(forms)('$title takes no hostile value for a fault (INJ-01) (ERR-05)', async (called) => {
  await world.restore();
  const { endpoint } = called;
  const keys = Object.keys(endpoint.input._zod.def.shape);
  // Ids of nothing: whatever fits does no harm.
  const named = Object.fromEntries(
    keys.filter((key) => idKeys.includes(key)).map((key) => [key, key.endsWith('s') ? [newId()] : newId()]),
  );
  const input = sampleInput(endpoint, named);
  const who = own(called) as Actor;
  const path = pathOf(endpoint, called.scope);
  for (const key of keys) {
    // An address with another id in it is another address.
    if (path.includes(`{${key}}`)) continue;
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
    for (const [name, value] of Object.entries(inQuery ? {} : unfit)) {
      check(await send(world, who, called, { ...input, [key]: value }), `${key} is ${name}`, true);
    }
    for (const [name, value] of Object.entries(odd)) {
      check(await send(world, who, called, { ...input, [key]: value }), `${key} is ${name}`, false);
    }
  }
  const first = keys.find((key) => !path.includes(`{${key}}`));
  if (first && endpoint.method === 'POST')
    check(await send(world, who, called, { ...input, [first]: long }), `${first} is long`, true);
});

test.each(forms.filter(({ endpoint }) => endpoint.method === 'POST'))(
  '$title refuses what is no object (INJ-01) (ERR-05)',
  async (called) => {
    await world.restore();
    const who = own(called) as Partial<Actor>;
    const url = pathOf(called.endpoint, called.scope).replace(/\{\w+\}/g, newId());
    const bodies = forms.indexOf(called) % 10 === 0 ? { ...raw, ...large } : raw;
    for (const [name, payload] of Object.entries(bodies)) {
      const headers = { ...who.headers, 'content-type': 'application/json' };
      const answer = await world.server.app.inject({ method: 'POST', url, headers, payload });
      expect([400, 413, 429], `${name}: ${answer.statusCode} ${answer.body.slice(0, 200)}`).toContain(
        answer.statusCode,
      );
      expect(Object.keys(answer.json<object>())).toEqual(
        expect.arrayContaining(['errorCode', 'errorMessage', 'requestId']),
      );
    }
  },
);
