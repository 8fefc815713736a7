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

test.each([
  ['/a/chat/bot/0c2f7d9be41a4c56b8d3e1f09a7b6c54/tenant/cs', true],
  ['/a/train/center', false],
  ['//elsewhere.example/a/chat/bot/1/tenant/cs', false],
])('who wanted to ask a person is told why he is to log in: %s', async (wanted, told) => {
  const former = location.href;
  history.replaceState(null, '', `/login?redirect=${encodeURIComponent(wanted)}`);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<LoginRoute />);
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  const reason = page.getByText(/登录后可以向人工客服提问/);
  await (told ? expect.element(reason).toBeVisible() : expect.element(reason).not.toBeInTheDocument());
  root.unmount();
  place.remove();
  history.replaceState(null, '', former);
});
