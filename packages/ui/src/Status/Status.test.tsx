import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Status } from './Status.tsx';

test('always carries a word; a bar only where a true share is known', async () => {
  const { update } = mount(
    <Status tone="info" progress={0.42}>
      解析中
    </Status>,
  );
  await expect.element(page.getByText('解析中')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: '解析中' })).toHaveAttribute('aria-valuenow', '42');
  update(
    <Status tone="info" progress="unknown">
      训练中
    </Status>,
  );
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('long words take several lines in a narrow place, while a table column keeps short ones on one', () => {
  const { host, update } = mount(
    <div style={{ inlineSize: '10rem' }}>
      <Status tone="danger">文件里没有可以读取的文字，请换一份清晰的扫描件</Status>
    </div>,
  );
  const long = host.querySelector('span')!;
  expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  expect(long.getBoundingClientRect().height).toBeGreaterThan(40);
  update(
    <table style={{ inlineSize: '12rem' }}>
      <tbody>
        <tr>
          <td>华晨精密制造安装与验收手册终稿已审批</td>
          <td>
            <Status tone="danger">解析失败</Status>
          </td>
        </tr>
      </tbody>
    </table>,
  );
  expect(host.querySelector('td span')!.getBoundingClientRect().height).toBeLessThan(30);
});
