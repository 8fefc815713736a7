import { expect, test } from 'vitest';
import { withVersion, type Version } from './keptWriting.ts';

const at = (time: number, text = `第${time}稿`): Version => ({ time, text });

test('drafts are kept the latest first, each once in a row and none that is empty', () => {
  const one = withVersion([], at(1));
  expect(withVersion(one, at(2, '第1稿'))).toBe(one);
  expect(withVersion(one, at(2, ' \n'))).toBe(one);
  expect(withVersion(one, at(2)).map(({ time }) => time)).toEqual([2, 1]);
});

test('twenty are kept, and fewer of long ones', () => {
  let all: readonly Version[] = [];
  for (let time = 1; time <= 30; time += 1) all = withVersion(all, at(time));
  expect(all.map(({ time }) => time)).toEqual(Array.from({ length: 20 }, (_, index) => 30 - index));
  const long = [1, 2, 3].reduce<readonly Version[]>(
    (kept, time) => withVersion(kept, at(time, `${time}`.repeat(90_000))),
    [],
  );
  expect(long.map(({ time }) => time)).toEqual([3, 2]);
});
