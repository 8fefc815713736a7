import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { ProgressRing } from './ProgressRing.tsx';

test('says its share in per cent, within its bounds, and draws no dot where nothing is done (ARIA progressbar role)', async () => {
  const { update } = mount(<ProgressRing value={0.424} label="已用空间" />);
  const ring = page.getByRole('progressbar', { name: '已用空间' });
  await expect.element(ring).toHaveAttribute('aria-valuenow', '42');
  await expect.element(ring).toHaveTextContent('42%');
  expect(ring.element().querySelectorAll('circle')).toHaveLength(2);
  update(<ProgressRing value={1.7} label="已用空间" />);
  await expect.element(ring).toHaveAttribute('aria-valuenow', '100');
  update(<ProgressRing value={-1} label="已用空间" />);
  await expect.element(ring).toHaveAttribute('aria-valuenow', '0');
  expect(ring.element().querySelectorAll('circle')).toHaveLength(1);
});
