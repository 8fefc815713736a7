import { aiChat, aiWrite, me } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configOf, createStage, SessionStage, sessionOf } from '../shared/testing/index.ts';
import { AiChatPage } from './AiChatPage.tsx';
import { AiWritePage } from './AiWritePage.tsx';

const { worker, show } = createStage();

const paid = '关于12月停机检修安排的通知，一、二车间停机三天。';
const session = { ...sessionOf(), config: configOf({ modelConfigured: true }) };
const tab = (name: string) => (
  <section aria-label={name}>
    <SessionStage session={session} address="/">
      <AiWritePage />
    </SessionStage>
  </section>
);
const open = (...names: readonly string[]) => {
  worker.use(
    ...mock.ok(me.coins, { count: 9 }),
    ...mock.stream(aiWrite.generate, [
      { seq: 1, text: paid },
      { seq: 2, done: true },
    ]),
  );
  show(names.map((name) => <div key={name}>{tab(name)}</div>));
};
const within = (name: string) => page.getByRole('region', { name, exact: true });
const topic = (name: string) => within(name).getByRole('textbox', { name: '主题' });
const text = (name: string) => within(name).getByRole('textbox', { name: '正文' });
const generate = async (name: string) => {
  await userEvent.fill(topic(name), '停机检修');
  await userEvent.click(within(name).getByRole('button', { name: /^(?:重新)?生成$/ }));
  await expect.element(text(name)).toHaveValue(paid);
  await expect.element(within(name).getByRole('button', { name: '重新生成' })).toBeVisible();
};
const restores = async (name: string, start: string) => {
  await userEvent.click(within(name).getByRole('button', { name: '历史版本' }));
  await userEvent.click(page.getByRole('menuitem', { name: new RegExp(start) }));
};

test('a letter in one tab does not cost the text that another has paid for: it is a version of both (AI-06)', async () => {
  open('左', '右');
  await generate('右');
  // The left one was opened before, and has not seen it.
  await userEvent.fill(topic('左'), '别的事');
  open('后来');
  await expect.element(topic('后来')).toHaveValue('别的事');
  await restores('后来', '关于12月停机');
  await expect.element(text('后来')).toHaveValue(paid);
  await expect.element(topic('后来')).toHaveValue('停机检修');
});

test('what is typed for AI chat in another tab stands in this one too (AI-03)', async () => {
  worker.use(
    ...mock.ok(me.coins, { count: 9 }),
    ...mock.ok(aiChat.conversations, { rows: [], count: 0 }),
    ...mock.ok(aiChat.presets, { questions: [] }),
  );
  show(
    <SessionStage session={session} address="/">
      <AiChatPage />
    </SessionStage>,
  );
  const box = page.getByRole('textbox');
  await userEvent.fill(box, '写一份');
  const key = Object.keys(localStorage).find((each) => each.includes('.typed.'))!;
  localStorage.setItem(key, '写一份检修通知');
  dispatchEvent(new StorageEvent('storage', { key, newValue: '写一份检修通知', storageArea: localStorage }));
  await expect.element(box).toHaveValue('写一份检修通知');
});
