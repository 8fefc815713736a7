import { ApiError, errorCodes } from '@tinystar/contract';
import { emptyPage } from '@tinystar/features/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@tinystar/tokens/theme.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { isLoadFailure } from './loading.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  emptyPage();
});

function Broken({ error }: { error: Error | null }) {
  if (error) throw error;
  return <p>正文</p>;
}

const show = (error: Error | null, at: string) => {
  if (!root) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host, { onCaughtError: () => undefined });
  }
  root.render(
    <ErrorBoundary at={at}>
      <Broken error={error} />
    </ErrorBoundary>,
  );
};

test('a page that breaks says so, offers a way on and a number to copy into a report', async () => {
  const copied: string[] = [];
  addEventListener('copy', () => copied.push(String(getSelection())), { once: true });
  show(new ApiError({ errorCode: errorCodes.unexpected, errorMessage: 'x', requestId: 'c41f8a20' }, 500), '/a');
  await expect.element(page.getByText('追踪编号 c41f8a20')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '返回首页' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '复制' }));
  await expect.element(page.getByRole('button', { name: '已复制' })).toBeVisible();
  expect(copied).toEqual(['c41f8a20']);
});

test('another page is not held up by what broke before it', async () => {
  show(new Error('x'), '/a');
  await expect.element(page.getByRole('alert')).toBeVisible();
  show(null, '/b');
  await expect.element(page.getByText('正文')).toBeVisible();
});

test.each([
  ['Failed to fetch dynamically imported module: https://x/assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['x is undefined', false],
])('%j is a part that could not be fetched: %s', (message, lost) => {
  expect(isLoadFailure(new TypeError(message))).toBe(lost);
});
