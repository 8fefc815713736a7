import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Status } from './Status.tsx';

test('always carries a word; a bar only where a true share is known [UI-33]', async () => {
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
