import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { SiteCapture } from './SiteCapture.tsx';

const { show } = createWindow();
const nothing = () => undefined;

test('an address that was typed goes along to the map of its site and back, and no further than its import', async () => {
  const map = { pages: [{ url: 'https://a.cn/1', known: false }], count: 1 };
  show(
    <SiteCapture
      onCapture={() => Promise.reject(new Error('not asked'))}
      onKeep={nothing}
      onReadMap={() => Promise.resolve(map)}
      onImport={nothing}
    />,
  );
  const address = page.getByRole('textbox');
  const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
  await userEvent.fill(address, 'https://a.cn');
  await press('从站点地图导入');
  await expect.element(address).toHaveValue('https://a.cn');
  await userEvent.fill(address, 'https://a.cn/docs');
  await press('只抓取一个网页');
  await expect.element(address).toHaveValue('https://a.cn/docs');
  await press('从站点地图导入');
  await press('读取');
  await press('导入1个网页');
  await expect.element(page.getByRole('button', { name: '从站点地图导入' })).toBeVisible();
  await expect.element(address).toHaveValue('');
});
