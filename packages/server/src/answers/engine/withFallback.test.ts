import { expect, test } from 'vitest';
import type { Model } from './model.ts';
import { ModelError } from './modelError.ts';
import { resting, withFallback } from './withFallback.ts';

/** A model that says its words, or fails in a way, and counts how often it was asked. */
function fake(say: () => string | ModelError['kind'][]): { model: Model; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    async *model() {
      asked += 1;
      const said = say();
      if (typeof said !== 'string') {
        if (said.length > 1) yield '半';
        throw new ModelError(said[0]!, 'no');
      }
      yield said;
    },
  };
}

const read = async (model: Model) => {
  let text = '';
  for await (const piece of model([], new AbortController().signal)) text += piece;
  return text;
};

test('another host answers when the first gives nothing, and the first rests after three failures in a row', async () => {
  let time = 0;
  let first: string | ModelError['kind'][] = ['unavailable'];
  const one = fake(() => first);
  const two = fake(() => '二');
  const model = withFallback(one.model, two.model, () => time);
  for (let turn = 0; turn < 5; turn += 1) expect(await read(model)).toBe('二');
  expect([one.asked(), two.asked()]).toEqual([3, 5]);
  time = 30_001;
  first = '一';
  expect(await read(model)).toBe('一');
  expect(await read(model)).toBe('一');
  expect([one.asked(), two.asked()]).toEqual([5, 5]);
});

test('while the first rests again one question tries it, and the others go past', async () => {
  let time = 0;
  const one = fake(() => ['slow']);
  const two = fake(() => '二');
  const model = withFallback(one.model, two.model, () => time);
  for (let turn = 0; turn < 3; turn += 1) await read(model);
  time = 30_001;
  await Promise.all([read(model), read(model), read(model)]);
  expect([one.asked(), two.asked()]).toEqual([4, 6]);
});

test.each([
  ['a refused question', ['refused']],
  ['half an answer', ['cut', 'begun']],
  ['half an answer of a slow host', ['slow', 'begun']],
] as [string, ModelError['kind'][]][])('%s is not asked elsewhere', async (_, kinds) => {
  const two = fake(() => '二');
  await expect(read(withFallback(fake(() => kinds).model, two.model))).rejects.toThrow(ModelError);
  expect(two.asked()).toBe(0);
});

test('a lone model that has failed three times is left alone for ten seconds, and says for how long', async () => {
  let time = 0;
  let says: string | ModelError['kind'][] = ['slow'];
  const one = fake(() => says);
  const model = resting(one.model, () => time);
  for (let turn = 0; turn < 3; turn += 1) await expect(read(model)).rejects.toMatchObject({ kind: 'slow' });
  time = 2_500;
  await expect(read(model)).rejects.toMatchObject({ kind: 'resting', retryAfter: 8 });
  expect(one.asked()).toBe(3);
  time = 10_001;
  const tried = await Promise.allSettled([read(model), read(model), read(model)]);
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(one.asked()).toBe(4);
  time = 20_002;
  says = '好';
  expect(await read(model)).toBe('好');
  expect(await read(model)).toBe('好');
});

test('a lone model that is busy, or refuses a question, is asked on', async () => {
  const one = fake(() => ['busy']);
  const model = resting(one.model);
  for (let turn = 0; turn < 5; turn += 1) await expect(read(model)).rejects.toMatchObject({ kind: 'busy' });
  expect(one.asked()).toBe(5);
});
