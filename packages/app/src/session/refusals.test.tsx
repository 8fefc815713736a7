import {
  aiWrite,
  conversations,
  errorCodes,
  lateMessages,
  me,
  messages,
  meta,
  pathOf,
  type ErrorCode,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { configOf } from '@tinystar/features/testing';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, greeting, open, serve, setUpFront, worker } from '../front/frontStage.tsx';

setUpFront();

const config = configOf({ aiGenerationServiceStatus: 'on', modelConfigured: true });
const ofMembers = '成员不能进行这项操作，需要时请联系企业的管理员';
const topic = page.getByRole('textbox', { name: '主题' });

/** A member asks for a text and is refused so. */
const refuse = async (code: ErrorCode, words: string) => {
  serve('member');
  worker.use(...mock.ok(meta.config, config), ...mock.fail(aiWrite.generate, code, words));
  await open('/a/aiWrite');
  await userEvent.fill(topic, '代开发票');
  await userEvent.click(page.getByRole('button', { name: '生成', exact: true }));
};

test('what is refused for what was typed is told in its place, and leaves the page and the text as they are', async () => {
  const words = '问题中含有平台不允许的内容，请修改后再问';
  await refuse(errorCodes.contentRefused, words);
  await expect.element(page.getByText(words)).toBeVisible();
  // Longer than a refused right takes to lead away.
  await new Promise((resolve) => setTimeout(resolve, 1_800));
  expect(location.pathname).toBe('/a/aiWrite');
  await expect.element(topic).toHaveValue('代开发票');
});

test.each([
  [messages.enterpriseStopped, messages.enterpriseStopped],
  [lateMessages.noRight, ofMembers],
  ['', ofMembers],
])('a refusal saying %j leads to a page that says %j, and from there home', async (words, told) => {
  await refuse(errorCodes.forbidden, words);
  await at('/403');
  await expect.element(page.getByRole('main').getByText(told)).toBeVisible();
  // It stands there once: the notice that led here is gone.
  await expect.poll(() => page.getByText(told, { exact: true }).elements().length).toBe(1);
  if (told !== ofMembers) expect(page.getByText(ofMembers).elements()).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: '返回首页' }));
  await at('/a/shoppe/bot');
  await expect.element(greeting).toBeVisible();
});

test('opened by its address the page tells a member what a member may not', async () => {
  serve('member');
  await open('/403');
  await expect.element(page.getByRole('main').getByText(ofMembers)).toBeVisible();
});

test('what the page asks again by itself leads nowhere when it is refused, and what is typed stays', async () => {
  serve('member');
  worker.use(...mock.ok(meta.config, config), ...mock.ok(me.unread, { count: 2, personal: 0, tenants: [] }));
  await open('/a/aiWrite');
  await expect.element(page.getByRole('button', { name: '消息 2条未读' })).toBeVisible();
  await userEvent.fill(topic, '年度培训计划');
  let looks = 0;
  worker.use(
    http.get(`*${pathOf(me.unread, 'personal')}`, () => {
      looks += 1;
      return HttpResponse.json(
        { errorCode: errorCodes.forbidden, errorMessage: lateMessages.noRight },
        { status: 403 },
      );
    }),
  );
  await expect
    .poll(() => {
      dispatchEvent(new Event('focus'));
      return looks;
    })
    .toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 1_800));
  expect(location.pathname).toBe('/a/aiWrite');
  await expect.element(topic).toHaveValue('年度培训计划');
});

test('what a page needs to be shown at all leads away when it is refused', async () => {
  serve('member');
  worker.use(...mock.fail(conversations.list, errorCodes.forbidden, messages.enterpriseStopped));
  await open('/a/chat/bot/square');
  await at('/403');
});
