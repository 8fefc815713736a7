import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Badge } from './Badge.tsx';

test('draws 99+ above ninety-nine and still tells the true number', async () => {
  mount(<Badge count={128} />);
  const badge = page.getByRole('img', { name: '128条未读' });
  await expect.element(badge).toHaveTextContent('99+');
});

test('draws nothing for zero', () => {
  const { host } = mount(<Badge count={0} />);
  expect(host.childElementCount).toBe(0);
});
