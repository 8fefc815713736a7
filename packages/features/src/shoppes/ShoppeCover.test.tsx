import { shoppes } from '@tinystar/contract';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createStage } from '../shared/testing/index.ts';
import { bots } from './fixtures.ts';
import { ShoppeCover } from './ShoppeCover.tsx';

const { show, bodies } = createStage();
const shoppeId = 'f'.repeat(32);
const url = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>')}`;
const [first, second] = bots.map(({ id, publicId, name, avatar }, at) => ({
  id,
  publicId,
  name,
  avatar,
  description: '',
  category: null,
  cover: at === 0 ? { url, aspect: 4 / 3 } : null,
  lentBy: '',
}));

test('the chat of a showcase shows the cover of this assistant there, and nothing for one without', async () => {
  const asked = bodies(shoppes.shown, { rows: [first, second], count: 2 });
  show(<ShoppeCover shoppeId={shoppeId} publicId={first!.publicId} />);
  await expect.element(page.getByRole('presentation')).toHaveAttribute('src', url);
  expect(asked).toMatchObject([{ shoppeId }]);
  show(<ShoppeCover shoppeId={shoppeId} publicId={second!.publicId} />);
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByRole('presentation')).not.toBeInTheDocument();
});
