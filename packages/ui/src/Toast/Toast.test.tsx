import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Toaster } from './Toaster.tsx';
import { toast } from './toastStore.ts';

test('announces a result politely, once for equal words, and takes it away by itself [UI-12]', async () => {
  mount(<Toaster />);
  toast('复制成功', { lasts: 300 });
  toast('复制成功', { lasts: 300 });
  const region = page.getByRole('status');
  await expect.element(region).toHaveTextContent('复制成功');
  expect(region.element().childElementCount).toBe(1);
  await expect.poll(() => region.element().childElementCount).toBe(0);
});
