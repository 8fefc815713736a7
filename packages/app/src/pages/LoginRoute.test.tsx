import { Suspense, use } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { forgetMessage, keepMessage, keptMessage } from '../session/message.ts';
import LoginRoute from './LoginRoute.tsx';

beforeEach(forgetMessage);

test('the reason is shown though the page was begun twice, and once only', async () => {
  keepMessage('请求用户信息失败，请重试');
  const { promise, resolve } = Promise.withResolvers<void>();
  // Comes later than the page, so that what was drawn of it is thrown away.
  const Late = () => {
    use(promise);
    return null;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <Suspense fallback={null}>
      <LoginRoute />
      <Late />
    </Suspense>,
  );
  setTimeout(resolve, 0);
  await expect.element(page.getByText('请求用户信息失败，请重试')).toBeVisible();
  await expect.poll(keptMessage).toBeNull();
  root.unmount();
  place.remove();
});
