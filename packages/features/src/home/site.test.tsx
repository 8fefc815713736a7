import { meta, prices } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import type { ReactNode } from 'react';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { configOf, createStage } from '../shared/testing/index.ts';
import { IndexPage } from './IndexPage.tsx';
import { SolutionPage } from './SolutionPage.tsx';

const { show: render } = createStage(...mock.ok(meta.config, configOf()));

const show = async (element: ReactNode) => {
  await page.viewport(1280, 800);
  render(element);
};

const surroundings = { loggedIn: false, origin: 'https://example.com', onHelp: () => undefined };

test('the way to the assistant square stands in the header where the square can be opened, and nowhere else', async () => {
  await show(<IndexPage {...surroundings} square />);
  const header = page.getByRole('banner').getByRole('link', { name: '助手广场' });
  await expect.element(header).toHaveAttribute('href', '/bot/square');
  await show(<IndexPage {...surroundings} square={false} />);
  await expect.element(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
  expect(page.getByRole('link', { name: '助手广场' }).elements()).toEqual([]);
});

test('the enterprise page lists what costs coins and what brings them, as the server charges it', async () => {
  await show(
    <SolutionPage {...surroundings} square={false} reNew={false} token={null} onSessionLost={() => undefined} />,
  );
  const row = (name: RegExp) => page.getByRole('row', { name }).getByRole('cell');
  await expect.element(row(/^提问企业助手/)).toHaveTextContent(`−${prices.answer}`);
  await expect.element(row(/^提问自己的个人助手/)).toHaveTextContent('免费');
  await expect.element(row(/^新企业赠送/)).toHaveTextContent('+1,000');
  await expect.element(row(/^邀请好友/)).toHaveTextContent(`+${prices.invitedFriend}`);
});
