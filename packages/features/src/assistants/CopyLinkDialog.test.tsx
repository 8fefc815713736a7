import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { CopyLinkDialog } from './CopyLinkDialog.tsx';

const { show } = createWindow();

const open = (ssoLink?: string) => {
  const link = 'https://example.com/b/1';
  show(<CopyLinkDialog open name="助手" link={link} ssoLink={ssoLink} onClose={() => undefined} />);
};

test('the link to copy asks for single sign-on only when that is chosen', async () => {
  open('https://example.com/sso/b/1');
  const field = page.getByRole('textbox', { name: '链接', exact: true });
  await expect.element(field).toHaveValue('https://example.com/b/1');
  await userEvent.click(page.getByRole('switch', { name: '单点登录链接' }));
  await expect.element(field).toHaveValue('https://example.com/sso/b/1');
  await userEvent.click(page.getByRole('switch', { name: '单点登录链接' }));
  await expect.element(field).toHaveValue('https://example.com/b/1');
});

test('a deployment without single sign-on offers none', async () => {
  open();
  await expect.element(page.getByRole('textbox', { name: '链接', exact: true })).toBeVisible();
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
});
