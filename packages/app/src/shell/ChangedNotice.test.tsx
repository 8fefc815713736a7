import { me, notices, pathOf, type Notice } from '@tinystar/contract';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, serve, setUpFront, worker } from '../front/frontStage.tsx';

setUpFront();

const id = (digit: string) => digit.repeat(32);

/** A server that has these notices for whoever asks, until he puts them away. */
const tell = (...first: Notice[]) => {
  const state = { rows: first };
  worker.use(
    http.get(`*${pathOf(notices.list, 'personal')}`, () => HttpResponse.json({ rows: state.rows })),
    http.post(`*${pathOf(notices.read, 'personal')}`, async ({ request }) => {
      const { id: put } = (await request.json()) as { id: string };
      state.rows = state.rows.filter((row) => row.id !== put);
      return HttpResponse.json({});
    }),
    http.get(`*${pathOf(me.unread, 'personal')}`, () =>
      HttpResponse.json({
        count: state.rows.length,
        personal: state.rows.length,
        tenants: [],
        notices: state.rows.length,
      }),
    ),
  );
};
const removed: Notice = { id: id('1'), timestamp: 2, kind: 'removed', enterprise: '星河图书馆' };
const stopped: Notice = {
  id: id('2'),
  timestamp: 1,
  kind: 'assistant',
  enterprise: '',
  assistant: '菜谱',
  status: 'disabled',
};
const words = /您在该企业中的内容由企业管理员继续管理，如有疑问请联系企业管理员$/;

test.each(['/a/shoppe/bot', '/404', '/user/index'])(
  'whoever was removed from an enterprise reads it above %s, until he puts it away',
  async (path) => {
    serve('personal');
    tell(removed, stopped);
    await open(path);
    const main = page.getByRole('main');
    await expect.element(main.getByText('您已被移出「星河图书馆」')).toBeVisible();
    await expect.element(main.getByText(words)).toBeVisible();
    // What asks for nothing here and now waits in the messages.
    expect(main.getByText('菜谱').elements()).toEqual([]);
    await userEvent.click(main.getByRole('button', { name: '知道了：您已被移出「星河图书馆」' }));
    await expect.element(main.getByText(words)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^消息.*1/ })).toBeVisible();
  },
);

test('a new role holds at once: the menu follows it without a reload', async () => {
  const state = serve('member');
  await open('/a/shoppe/bot');
  await expect.element(page.getByRole('button', { name: /^消息/ })).toBeVisible();
  expect(page.getByRole('link', { name: '训练中心' }).elements()).toEqual([]);
  tell({ id: id('3'), timestamp: 1, kind: 'role', enterprise: '星河图书馆', permission: 'admin' });
  worker.use(
    http.get(`*${pathOf(me.permissions, 'personal')}`, () =>
      HttpResponse.json(
        {
          isAnyTenantCreator: false,
          isUserChannel: false,
          tenantUserPermission: 'admin',
          isTenantKbBotCustomerService: false,
          currentIdentity: 'tenant',
        },
        { headers: { 'x-current-tenant-id': state.tenantId } },
      ),
    ),
  );
  const told = page.getByText('您已成为「星河图书馆」的管理员');
  // The first look may still be under way, which the return to the window does not repeat.
  await expect
    .poll(() => {
      dispatchEvent(new Event('focus'));
      return told.elements().length;
    })
    .toBe(1);
  await expect.element(page.getByRole('link', { name: '训练中心' })).toBeVisible();
});
