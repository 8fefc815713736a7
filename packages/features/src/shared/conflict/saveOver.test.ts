import { ApiError, errorCodes } from '@tinystar/contract';
import { expect, test } from 'vitest';
import type { Origin } from '../drafts.ts';
import { differencesOf } from './differences.ts';
import { saveOver } from './saveOver.ts';

interface Form {
  name: string;
  tone: string;
}

const refusal = (current: unknown) =>
  new ApiError({ errorCode: errorCodes.conflict, errorMessage: '内容已被修改，请刷新后重试', current }, 409);

/** A server that holds one form, and every version it was asked to save over. */
const serverWith = (row: Origin<Form>) => {
  const asked: number[] = [];
  return {
    asked,
    row: () => row,
    read: (current: unknown) => current as Origin<Form> | undefined,
    async send({ values, version }: { values: Form; version: number }) {
      asked.push(version);
      if (version !== row.version) throw refusal(row);
      row = { version: version + 1, values };
    },
  };
};

const from = { version: 1, values: { name: '助手', tone: '亲切' } };

test('a row that changed elsewhere than in this form is saved over without a question', async () => {
  const server = serverWith({ version: 4, values: from.values });
  expect(await saveOver({ from, changes: { name: '顾问' }, ...server })).toBeNull();
  expect(server.asked).toEqual([1, 4]);
  expect(server.row().values).toEqual({ name: '顾问', tone: '亲切' });
});

test('a form that somebody else has changed is answered and stays as it is', async () => {
  const theirs = { version: 2, values: { name: '助手', tone: '专业' } };
  const server = serverWith(theirs);
  const changes = { name: '顾问' };
  expect(await saveOver({ from, changes, ...server })).toEqual(theirs);
  expect(server.row()).toEqual(theirs);
  // On top of theirs it is saved, and what only they changed is kept.
  expect(await saveOver({ from: theirs, changes, ...server })).toBeNull();
  expect(server.row().values).toEqual({ name: '顾问', tone: '专业' });
});

test('what an earlier try has saved, whose answer was lost, counts as saved', async () => {
  const server = serverWith({ version: 2, values: { name: '顾问', tone: '亲切' } });
  expect(await saveOver({ from, changes: { name: '顾问' }, ...server })).toBeNull();
  expect(server.row().version).toBe(2);
});

test('what an earlier try has saved, whose answer was lost, is the own: more goes on top of it', async () => {
  const lost = { name: '顾', tone: '亲切' };
  const server = serverWith({ version: 2, values: lost });
  expect(await saveOver({ from, changes: { name: '顾问' }, lost, ...server })).toBeNull();
  expect(server.row().values).toEqual({ name: '顾问', tone: '亲切' });
  const theirs = serverWith({ version: 3, values: { name: '顾', tone: '专业' } });
  expect(await saveOver({ from, changes: { name: '顾问' }, lost, ...theirs })).toMatchObject({ version: 3 });
});

test('a conflict without a row that can be read, and one over the same version, are told as they are', async () => {
  const changes = { name: '顾问' };
  const fail = (current: unknown) => ({ send: () => Promise.reject(refusal(current)), read: serverWith(from).read });
  await expect(saveOver({ from, changes, ...fail(undefined) })).rejects.toThrow('内容已被修改');
  await expect(saveOver({ from, changes, ...fail(from) })).rejects.toThrow('内容已被修改');
});

test('differences are what I changed, beside theirs, and the names of what only they changed', () => {
  const fields = {
    name: { label: '名称', show: (value: string) => value },
    tone: { label: '语气', show: (value: string) => value },
  };
  const current = { version: 2, values: { name: '助理', tone: '专业' } };
  expect(differencesOf(fields, { from, current, changes: { name: '顾问' } })).toEqual({
    rows: [{ label: '名称', theirs: '助理', mine: '顾问' }],
    kept: ['语气'],
  });
});
