import { documents, enterprise, errorCodes, meta, pathOf, type Endpoint } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, SessionStage, sessionOf } from '../testing/index.ts';
import { useCall } from './useCall.ts';
import { useChange } from './useChange.ts';
import { usePages } from './usePages.ts';

const { worker, show, record } = createStage();
const id = '7'.repeat(32);

const stage = (content: React.ReactNode) => show(<SessionStage session={sessionOf()}>{content}</SessionStage>);
const output = (name: string) => expect.element(page.getByRole('status', { name }));

/** Answers a call that is not posted, and counts how often it was asked. */
const count = (e: Endpoint, answer: Record<string, unknown>) => {
  const asked: string[] = [];
  worker.use(
    http.get(`*${pathOf(e, 'personal')}`, ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json(answer);
    }),
  );
  return asked;
};

function Library() {
  const [keyword, setKeyword] = useState('泵');
  const list = useCall(documents.list, { id, keyword }, { keepPrevious: true });
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  const [done, setDone] = useState(0);
  const remove = useChange(documents.bulkRemove, {
    touches: [documents.list],
    onSuccess: () => setDone(list.data?.count ?? 0),
  });
  return (
    <>
      <output aria-label="列表">{list.data?.count ?? '…'}</output>
      <output aria-label="语气">{tones.data?.rows.length ?? '…'}</output>
      <output aria-label="说明">{remove.error?.message ?? `${done}`}</output>
      <button onClick={() => remove.mutate({ kbBotId: id, ids: [id] })}>删除</button>
      <button onClick={() => setKeyword('轴承')}>查找</button>
    </>
  );
}

test('a change asks the touched calls again and no other, also after a refusal; other inputs are stale', async () => {
  let left = 3;
  const lists = record(documents.list, () => ({ rows: [], count: left, blockCount: 0 }));
  const tones = count(meta.replyOptions, { rows: [] });
  record(documents.bulkRemove, () => {
    left -= 1;
    return {};
  });
  stage(<Library />);
  await output('列表').toHaveTextContent('3');
  await output('语气').toHaveTextContent('0');
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await output('列表').toHaveTextContent('2');
  expect(lists.map(({ body }) => body['keyword'])).toEqual(['泵', '泵']);

  worker.use(...mock.fail(documents.bulkRemove, errorCodes.forbidden, '没有权限'));
  left = 7;
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await output('说明').toHaveTextContent('没有权限');
  await output('列表').toHaveTextContent('7');
  await userEvent.click(page.getByRole('button', { name: '查找' }));
  await expect.poll(() => lists.at(-1)?.body['keyword']).toBe('轴承');
  expect(tones).toHaveLength(1);
});

function Members() {
  const members = usePages(enterprise.members, { size: 2 });
  return (
    <>
      <output aria-label="成员">{members.data?.rows.map(({ name }) => name).join('、') ?? '…'}</output>
      {members.hasMore ? <button onClick={members.more}>更多</button> : null}
    </>
  );
}

test('a list grows page by page and shows a row that moved to the next page once', async () => {
  const member = (name: string, number: number) => ({
    id: `${number}`.repeat(32),
    name,
    avatar: { type: 'color', color: 'blue' },
    phoneNumber: '13800006021',
    permission: 'member',
    status: 'joined',
    time: 1,
  });
  const [a, b, c] = [member('林知夏', 1), member('沈一鸣', 2), member('顾南', 3)];
  record(enterprise.members, ({ page: at }) => ({ rows: at === 1 ? [a, b] : [b, c], count: 4 }));
  stage(<Members />);
  await output('成员').toHaveTextContent('林知夏、沈一鸣');
  await userEvent.click(page.getByRole('button', { name: '更多' }));
  await output('成员').toHaveTextContent('林知夏、沈一鸣、顾南');
  await expect.element(page.getByRole('button', { name: '更多' })).not.toBeInTheDocument();
});
