import { ApiError, errorCodes } from '@tinystar/contract';
import { Toaster } from '@tinystar/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from './testing/index.ts';
import { FailedResult } from './FailedResult.tsx';
import { remoteOf } from './remote.ts';
import { say } from './say.ts';

const { show } = createWindow();

const failure = new ApiError({ errorCode: errorCodes.unexpected, errorMessage: '', requestId: 'c41f8a20' }, 500);

test('what could not be fetched says why, offers another try and the number to report it by', async () => {
  const onRetry = vi.fn();
  show(<FailedResult title="成员没有加载成功" of={remoteOf({ data: undefined, error: failure })} onRetry={onRetry} />);
  await expect.element(page.getByText('c41f8a20')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '复制编号' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('whoever has lost the right to see it is told so, and is not sent to try in vain', async () => {
  const error = new ApiError({ errorCode: errorCodes.forbidden, errorMessage: '没有权限进行这项操作' }, 403);
  show(<FailedResult title="成员没有加载成功" of={remoteOf({ data: undefined, error })} onRetry={vi.fn()} />);
  await expect.element(page.getByText('没有权限进行这项操作')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a refusal told in passing carries its number, and one that was told already is not told again', async () => {
  show(<Toaster />);
  say(Object.assign(new ApiError({ errorCode: errorCodes.forbidden, errorMessage: '无权限' }, 403), { handled: true }));
  say(failure);
  await expect.element(page.getByRole('status')).toHaveTextContent('系统发生未知错误，请稍后重试。追踪编号 c41f8a20');
  await expect.element(page.getByRole('button', { name: '复制编号' })).toBeVisible();
  expect(page.getByText('无权限').elements()).toEqual([]);
});
