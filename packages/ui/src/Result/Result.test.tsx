import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Result } from './Result.tsx';

test('names the page and shows the request number for a report', async () => {
  mount(
    <Result kind="error" title="页面没有加载出来" requestId="req_01">
      内容没有丢失，请重试
    </Result>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: '页面没有加载出来' })).toBeVisible();
  await expect.element(page.getByText('req_01')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '复制编号' })).toBeVisible();
});
