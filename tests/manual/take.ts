// npm run manual: takes the pictures of the manual from the built product with the demo's content.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { pictureSize, pictureThemes } from '../../packages/features/src/help/manualPictures.ts';
import { launchOptions } from '../chromium.ts';
import { prepareData } from '../e2e/prepareData.ts';
import { queryDatabase } from '../e2e/queryDatabase.ts';
import { startServer } from '../e2e/server.ts';
import { shots, type Place } from './shots.ts';

const target = path.resolve(import.meta.dirname, '../../packages/app/public/manual');
/** Pictures are taken larger than they are shown, so that whole pages are on them. */
const viewport = { width: 1280, height: 800 };

const folder = mkdtempSync(path.join(tmpdir(), 'tinystar-manual-'));
// PostgreSQL's account has to enter.
chmodSync(folder, 0o711);
try {
  await prepareData(folder);
  const data = path.join(folder, 'demo');
  const server = await startServer({ DATA_DIR: data, DEMO: 'on' });
  const [own] = await queryDatabase(data, 'select id from tenant');
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const theme of pictureThemes) {
      const options = { viewport, colorScheme: theme, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' } as const;
      const page = await (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage();
      page.setDefaultTimeout(60_000);
      const place = await enter(page, server.url, String(own?.['id']));
      for (const [article, take] of Object.entries(shots)) {
        await take(page, place);
        await atRest(page);
        await keep(`${article}-${theme}`, await page.screenshot());
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Logs the owner of the demo's enterprise in and answers where its first assistant is. */
async function enter(page: Page, url: string, tenantId: string): Promise<Place> {
  const post = async (at: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + at, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const login = { phoneNumber: '13800138000', password: 'Xingxing2026', captchaId: 'off', captcha: 'off' };
  const token = String((await post('/api/v1/open/user/loginByPassword', login))['token']);
  // A file, not a page: a page that still starts would take the token and ask as whoever he is at that moment.
  await page.goto(`${url}/embed.js`);
  await page.evaluate((value) => localStorage.setItem('tinystar.token', value), token);
  await post('/api/v1/user/update/currentTenant', { tenantId }, token);
  const list = await post('/api/v1/tenantKbBot/query/page4AdminPlus', { keyword: '员工手册' }, token);
  const [{ id }] = list['rows'] as [{ id: string }];
  const files = await post('/api/v1/kbBotFile/query/list', { id, keyword: '手册' }, token);
  const [file] = files['rows'] as [{ id: string }];
  return { url, assistant: `${url}/a/train/bot/${id}`, fileId: file.id };
}

/** Nothing is loading, moving or typed any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
  });
}

async function keep(name: string, png: Buffer): Promise<void> {
  const { width, height } = pictureSize;
  const webp = await sharp(png).resize(width, height).webp({ quality: 62, effort: 6 }).toBuffer();
  mkdirSync(target, { recursive: true });
  writeFileSync(path.join(target, `${name}.webp`), webp);
  process.stdout.write(`${(webp.length / 1_024).toFixed(1)} KiB ${name}\n`);
}
