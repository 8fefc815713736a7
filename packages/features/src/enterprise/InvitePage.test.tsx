import { errorCodes, joining, pathOf } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage } from '../shared/testing/index.ts';
import { tenantInfo } from './fixtures.ts';
import { InvitePage } from './InvitePage.tsx';

const { worker, show } = createStage();
const api = createApi('personal', { token: () => 'token' });
const { id, name, avatar } = tenantInfo();

const open = (loggedIn: boolean, inviteLinkId = id) => {
  const onJoined = vi.fn();
  const onStayed = vi.fn();
  show(
    <InvitePage
      api={api}
      inviteLinkId={inviteLinkId}
      loggedIn={loggedIn}
      homeHref="/"
      loginHref={(code) => `/login?inviteCode=${code}`}
      onJoined={onJoined}
      onStayed={onStayed}
    />,
  );
  return { onJoined, onStayed };
};

const live = () =>
  worker.use(
    ...mock.ok(joining.byInviteLink, { inviteCode: 'A1B2C3', inviterName: '林知夏', tenant: { name, avatar } }),
    ...mock.ok(joining.membership, { alreadyMember: false }),
  );

test('a visitor sees who invites and logs in with the invite code', async () => {
  live();
  open(false);
  await expect.element(page.getByText('林知夏邀请您加入')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '登录后加入' }))
    .toHaveAttribute('href', '/login?inviteCode=A1B2C3');
});

test('whoever is logged in joins and goes on as the enterprise; who was a member is told', async () => {
  live();
  worker.use(...mock.ok(joining.activate, { tenantId: id, alreadyMember: true }));
  const { onJoined } = open(true);
  await userEvent.click(page.getByRole('button', { name: '立即加入' }));
  await expect.element(page.getByText('您已经是该企业的成员')).toBeVisible();
  expect(onJoined).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '进入企业' }));
  await expect.poll(() => onJoined.mock.calls.length).toBe(1);
});

test('who is a member already is not offered the joining', async () => {
  live();
  worker.use(...mock.ok(joining.membership, { alreadyMember: true }));
  open(true);
  await expect.element(page.getByText('您已经是该企业的成员')).toBeVisible();
  expect(page.getByRole('button', { name: '立即加入' }).elements()).toEqual([]);
});

test('whoever joins may go on as himself', async () => {
  live();
  const sent: unknown[] = [];
  worker.use(
    http.post(`*${pathOf(joining.activate, 'personal')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ tenantId: id, alreadyMember: false });
    }),
  );
  const { onJoined, onStayed } = open(true);
  await userEvent.click(page.getByRole('button', { name: '加入，但继续使用当前身份' }));
  await expect.poll(() => onStayed.mock.calls.length).toBe(1);
  expect(onJoined).not.toHaveBeenCalled();
  expect(sent).toEqual([{ inviteLinkId: id, keepIdentity: true }]);
});

test('a link that was replaced meanwhile joins nobody', async () => {
  live();
  worker.use(...mock.fail(joining.activate, errorCodes.notFound, '邀请链接无效或已过期'));
  const { onJoined } = open(true);
  await userEvent.click(page.getByRole('button', { name: '立即加入' }));
  await expect.element(page.getByRole('heading', { name: '邀请链接无效或已过期' })).toBeVisible();
  expect(onJoined).not.toHaveBeenCalled();
});

test('an unknown link says so', async () => {
  worker.use(...mock.fail(joining.byInviteLink, errorCodes.notFound, '邀请链接无效或已过期'));
  open(false);
  await expect.element(page.getByRole('heading', { name: '邀请链接无效或已过期' })).toBeVisible();
});

test('a link cut short is told to be invalid without asking the server', async () => {
  const asked = vi.fn();
  worker.events.on('request:start', asked);
  open(false, '');
  await expect.element(page.getByRole('heading', { name: '邀请链接无效或已过期' })).toBeVisible();
  expect(asked.mock.calls.filter(([{ request }]) => /inviteLink/i.test(request.url))).toEqual([]);
  worker.events.removeListener('request:start', asked);
});
