import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { SecretField } from './SecretField.tsx';

const secret = 'ts_live_7f3a9c1e5b8d4026';

test('covers a secret until it is asked for, and covers it again', async () => {
  mount(<SecretField label="访问令牌" value={secret} />);
  const field = page.getByRole('textbox', { name: '访问令牌' });
  await expect.element(field).toHaveValue('••••••••••••4026');
  expect(document.body.innerHTML).not.toContain('7f3a9c1e');
  await userEvent.click(page.getByRole('button', { name: '显示' }));
  await expect.element(field).toHaveValue(secret);
  await userEvent.click(page.getByRole('button', { name: '隐藏' }));
  await expect.element(field).toHaveValue('••••••••••••4026');
});

test('copies the whole secret while it is covered', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(<SecretField label="访问令牌" value={secret} />);
  await userEvent.click(page.getByRole('button', { name: '复制' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(secret);
});

test('takes a new secret covered, and no password manager offers one', async () => {
  const onChange = vi.fn();
  mount(<SecretField label="应用密钥" value="" onChange={onChange} />);
  const field = page.getByLabelText('应用密钥');
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toHaveAttribute('autocomplete', 'off');
  await userEvent.fill(field, 'abc');
  expect(onChange).toHaveBeenLastCalledWith('abc');
});
