import { homeCopy } from '@tinystar/features/home';
import { emptyPage } from '@tinystar/features/testing';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '@tinystar/tokens/theme.css';
import '../base.css.ts';
import { setToken } from '../session/useToken.ts';
import { frontPage } from './drawn.tsx';
import { Front } from './Front.tsx';

const began = location.href;
let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  emptyPage();
  localStorage.clear();
  setToken(null);
  history.replaceState(null, '', began);
});

/** The page as the server sends it, and what React says when it does not find there what it would have drawn. */
const arrive = async () => {
  await page.viewport(390, 800);
  history.replaceState(null, '', '/index');
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(frontPage.markup));
  document.body.append(host);
  const drawn = host.querySelector('h1');
  const faults: string[] = [];
  root = hydrateRoot(host, <Front />, { onRecoverableError: (error) => faults.push(String(error)) });
  await expect.poll(() => document.title).toBe('回答有出处的知识助手 - 小星');
  return { faults, kept: () => drawn !== null && host.querySelector('h1') === drawn };
};

test('the home page that was sent drawn is brought to life as it stands', async () => {
  const { faults, kept } = await arrive();
  const open = page.getByRole('button', { name: homeCopy.menu.open });
  await expect
    .poll(async () => {
      await userEvent.click(open);
      return page.getByRole('button', { name: homeCopy.menu.close }).query() !== null;
    })
    .toBe(true);
  expect(faults).toEqual([]);
  expect(kept()).toBe(true);
});

test('who is logged in or has closed the banner sees that on the drawn page too', async () => {
  setToken('token-1');
  localStorage.setItem('tinystar.home.banner', 'closed');
  const { faults, kept } = await arrive();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: homeCopy.enter }))
    .toHaveAttribute('href', '/a');
  await expect.element(page.getByText(homeCopy.banner.text)).not.toBeInTheDocument();
  expect(faults).toEqual([]);
  expect(kept()).toBe(true);
});
