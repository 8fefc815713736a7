import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeHandbook } from '../documents/index.ts';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

// To a browser one machine under two names is two origins.
let files: string;
let maker: Visitor;
const asked: { url: string; status: number; token: boolean }[] = [];

const { folder, url, visit, register, query } = createScene((port) => {
  files = `http://localhost:${port}`;
  return { PUBLIC_ORIGIN: `http://127.0.0.1:${port}`, FILE_ORIGIN: files };
});

beforeAll(async () => {
  maker = await visit();
  maker.page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/file/')) return;
    const headers = response.request().headers();
    const token = 'authorization' in headers || 'x-access-token' in headers;
    asked.push({ url: response.url(), status: response.status(), token });
  });
});

test('a source is read, page by page, from the host of the files, without the token [DEP-06] [DOC-12]', async () => {
  const { page } = maker;
  const handbook = await makeHandbook();
  const sheet = path.join(folder(), '员工手册.pdf');
  writeFileSync(sheet, handbook.bytes);
  await register(maker, '13900000031');
  await page.goto(url('/a/train/center'));
  await page.getByRole('button', { name: '创建助手' }).first().click();
  await page.getByLabel('名称').fill('员工手册助手');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page.getByRole('dialog', { name: '上传文档' }).locator('input[type="file"]').setInputFiles(sheet);
  await page.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: '查看' }).first().click();
  const drawer = page.getByRole('dialog', { name: /原文/ });
  await drawer.locator('canvas').first().waitFor();
  // The document lies over its list and leaves the trial beside it free: a covered box could not be pressed.
  await page.getByRole('textbox', { name: '问题' }).click();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ url, token }) => !url.startsWith(files) || token)).toEqual([]);
  const saved = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '下载原文件' }).click();
  const download = await saved;
  expect([new URL(download.url()).origin, download.suggestedFilename()]).toEqual([files, '员工手册.pdf']);
});

test('a portrait is shown from there, and its address is kept without the host [DEP-06]', async () => {
  const { page } = maker;
  const stored = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const form = new FormData();
    form.append('category', 'user');
    form.append('files', bytes!, 'portrait.png');
    const headers = { authorization: `Bearer ${localStorage.getItem('tinystar.token')}` };
    const sent = await fetch('/api/v1/oss/upload4Avatar', { method: 'POST', headers, body: form });
    const { fileUrl } = (await sent.json()) as { fileUrl: string };
    await fetch('/api/v1/me/update/info', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ avatar: { type: 'url', url: fileUrl } }),
    });
    return fileUrl;
  });
  expect(new URL(stored).origin).toBe(files);
  await page.goto(url('/a'));
  const portrait = page.locator(`img[src="${stored}"]`).first();
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect
    .poll(() => query(`select avatar ->> 'url' as url from "user"`))
    .toEqual([{ url: new URL(stored).pathname }]);
});

test('that host has no page and no call, and no page complained [DEP-06] (XSSD-04)', async () => {
  expect(maker.complaints).toEqual([]);
  for (const at of ['/', '/login', '/a', '/api/v1/open/meta/config', '/api/health/live'])
    expect([at, (await maker.page.goto(files + at))?.status()]).toEqual([at, 404]);
});
