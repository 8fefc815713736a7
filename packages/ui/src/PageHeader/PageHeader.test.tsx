import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { PageHeader } from './PageHeader.tsx';

test('holds the heading of level one and leads back (ARIA heading)', async () => {
  const onBack = vi.fn();
  mount(<PageHeader title="知识库" onBack={onBack} />);
  await expect.element(page.getByRole('heading', { level: 1, name: '知识库' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '返回' }));
  expect(onBack).toHaveBeenCalledOnce();
});
