import { accessOf, isScoped, pathOf } from '@tinystar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '../documents/testing/form.ts';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';
import { calls, send, type Called } from './calling.ts';
import { idKeys, sampleInput } from './sampleInput.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);
afterAll(() => world[Symbol.asyncDispose]());

/** Half of a pair as a URL could bear it, and NUL. */
const inAddress = { NUL: 'a%00b', 'half a character': 'a%ED%A0%80b' };
const inBody = { NUL: 'a\0b', 'half a character': `\ud800甲\udfff` };

const callerOf = ({ endpoint, scope }: Called): Partial<Actor> => {
  const access = accessOf(endpoint, isScoped(endpoint) ? scope : 'personal');
  if (access === 'public') return {};
  if (access === 'channelUser' || access === 'operator')
    return world.kinds.find(({ name }) => name === (access === 'operator' ? 'operator' : 'channel user'))!.who;
  if (access === 'customerService') return world.ours.agent;
  const inEnterprise = isScoped(endpoint) ? scope === 'tenant' : !['user', 'personal', 'maker'].includes(access);
  return inEnterprise ? world.ours.tenant : world.ours.personal;
};

/** Nothing that cannot be stored comes as far as a fault, or as far as being taken. */
function check({ status, text }: { status: number; text: string }, title: string, refused: boolean): void {
  const said = `${title}: ${status} ${text.slice(0, 300)}`;
  // AI chat and AI writing say what the operator has to set: no model is behind this world.
  if (status !== 503 || !text.includes('LLM_BASE_URL')) expect(status, said).toBeLessThan(500);
  if (refused) expect(status, said).toBeGreaterThanOrEqual(400);
}

type Method = Called['endpoint']['method'] | 'HEAD';
const inject = async (method: Method, url: string, who: Partial<Actor>, more: object = {}) => {
  const { statusCode, body } = await world.server.app.inject({ method, url, headers: { ...who.headers }, ...more });
  return { status: statusCode, text: body };
};

function sampleOf({ endpoint }: Called): Record<string, unknown> {
  const keys = Object.keys(endpoint.input._zod.def.shape);
  const named = keys.filter((key) => idKeys.includes(key)).map((key) => [key, key.endsWith('s') ? [newId()] : newId()]);
  return sampleInput(endpoint, Object.fromEntries(named) as Record<string, unknown>);
}

test.each(calls)('$title takes nothing that cannot be stored (RATE-04) (ERR-05)', async (called) => {
  await world.restore();
  const { endpoint, scope } = called;
  const who = callerOf(called);
  const path = pathOf(endpoint, scope);
  const input = sampleOf(called);
  const keys = Object.keys(endpoint.input._zod.def.shape);
  const inPath = keys.filter((key) => path.includes(`{${key}}`));
  const plain = path.replace(/\{\w+\}/g, newId());
  for (const [name, value] of Object.entries(inAddress)) {
    for (const key of inPath) {
      const url = path.replace(`{${key}}`, value).replace(/\{\w+\}/g, newId());
      check(await inject(endpoint.method, url, who), `${key} is ${name}`, true);
    }
    for (const key of [...keys.filter((each) => !inPath.includes(each)), 'more'])
      check(await inject(endpoint.method, `${plain}?${key}=${value}`, who), `?${key} is ${name}`, name === 'NUL');
  }
  if (endpoint.method === 'GET') return check(await inject('HEAD', plain, who), 'HEAD', false);
  for (const [name, value] of Object.entries(inBody)) {
    for (const key of keys.filter((each) => !inPath.includes(each)))
      if (endpoint.kind !== 'upload')
        check(
          await send(world, { ...world.ours.personal, ...who } as Actor, called, {
            ...input,
            [key]: [{ [value]: value }],
          }),
          `${key} holds ${name}`,
          name === 'NUL',
        );
  }
});

test.each(calls.filter(({ endpoint }) => endpoint.kind === 'upload'))(
  '$title takes no form that cannot be stored (UP-06) (RATE-04)',
  async (called) => {
    await world.restore();
    const { endpoint, scope } = called;
    const fields = Object.fromEntries(
      Object.entries(sampleOf(called)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const file = Object.entries(endpoint.input._zod.def.shape).find(
      ([, schema]) => String(schema._zod.def.type) === 'file',
    )!;
    const bytes = Buffer.from('%PDF-1.7 nothing');
    const url = pathOf(endpoint, scope);
    const post = (form: ReturnType<typeof formOf>) => {
      const who = callerOf(called);
      return inject('POST', url, who, { payload: form.payload, headers: { ...form.headers, ...who.headers } });
    };
    const plain = { field: file[0], name: 'a.pdf', bytes };
    for (const key of [...Object.keys(fields), 'more']) {
      check(await post(formOf({ ...fields, [key]: 'a\0b' }, plain)), `${key} is NUL`, true);
      check(await post(formOf(fields, plain, { [key]: 'a\0b' })), `${key} behind the file is NUL`, false);
    }
    check(await post(formOf({ ...fields, 'a\0b': 'x' }, plain)), 'a name is NUL', true);
    check(await post(formOf(fields, { ...plain, name: 'a\0b.pdf' })), 'the name of the file is NUL', false);
    check(await post(formOf(fields, { ...plain, field: `${file[0]}\0` })), 'the name of the field is NUL', true);
  },
);
