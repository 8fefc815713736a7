import { createStage } from '@tinystar/features/testing';
import { Button, Menu, Popover } from '@tinystar/ui';
import '@tinystar/tokens/theme.css';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusHeading } from './focusHeading.ts';

const { show } = createStage();

const pageWith = (opener: ReactNode) => (
  <>
    {opener}
    <main>
      <h1>精选助手</h1>
    </main>
  </>
);
const heading = page.getByRole('heading', { name: '精选助手' });
const button = <Button>打开</Button>;

test('the heading of a new page takes the focus', async () => {
  show(pageWith(button));
  focusHeading(new AbortController());
  await expect.element(heading).toHaveFocus();
});

test.each([
  ['menu', () => <Menu trigger={button} groups={[[{ id: 'out', label: '退出登录' }]]} />],
  [
    'popover',
    () => (
      <Popover label="切换身份" trigger={button}>
        <Button>个人用户</Button>
      </Popover>
    ),
  ],
])('what was opened before it came keeps the focus and stays open: %s', async (_, opener) => {
  show(pageWith(opener()));
  await userEvent.click(page.getByRole('button', { name: '打开' }));
  const layer = page.getByRole('menu').or(page.getByRole('dialog'));
  await expect.element(layer).toBeVisible();
  focusHeading(new AbortController());
  // Later than its look at the page.
  await new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));
  await expect.element(heading).not.toHaveFocus();
  expect(layer.element().getAttribute('data-state')).toBe('open');
});

test('whoever goes on before it is there is left alone', async () => {
  show(pageWith(button));
  const ended = new AbortController();
  ended.abort();
  focusHeading(ended);
  await new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));
  await expect.element(heading).not.toHaveFocus();
});
