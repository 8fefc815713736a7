import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, visit } from '../e2e/browser.ts';
import { bundle, install, pack, serve, typeErrors, type ReactLine } from './consumer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const rubbish: string[] = [];
let packed: ReturnType<typeof pack>;

beforeAll(() => {
  packed = pack();
  rubbish.push(path.dirname(packed.tarball));
}, 300_000);

afterAll(() => {
  for (const folder of rubbish) rmSync(folder, { recursive: true, force: true });
  // Whole trees of packages: a busy disk takes minutes.
}, 300_000);

test('the folder that is published is in order for bundlers and for Node', async () => {
  const { messages, pkg } = await publint({ pkgDir: packed.folder, strict: true, pack: false });
  expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  expect(pkg?.private).toBeUndefined();
});

test('what is published names no place of this machine and calls React as in production', () => {
  const built = globSync('lib/**/*.{js,map}', { cwd: packed.folder }).filter((file) => {
    const text = readFileSync(path.join(packed.folder, file), 'utf8');
    return text.includes(root) || (file.endsWith('.js') && text.includes('jsxDEV'));
  });
  expect(built).toEqual([]);
});

test('types are found from every entry', () => {
  const command = [
    'attw',
    packed.tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'styles.css',
    'contrast.css',
    '--no-emoji',
  ];
  const { status, stdout, stderr } = spawnSync('npx', command, { cwd: root, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}, 60_000);

test('the tarball brings its licence, its words and its changes, and neither stories nor tests', () => {
  const files = execFileSync('tar', ['-tf', packed.tarball], { encoding: 'utf8' }).trim().split('\n');
  const words = ['LICENSE', 'README.md', 'CHANGELOG.md', 'surface.md'];
  for (const file of [...words, 'lib/index.js', 'lib/Button/Button.js.map', 'lib/index.d.ts', 'lib/styles.css']) {
    expect(files).toContain(`package/${file}`);
  }
  expect(files.filter((file) => /\.(test|stories)\.|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual(['package/lib/contrast.css', 'package/lib/styles.css']);
});

describe.each<ReactLine>([19, 18])('an application with React %i', (line) => {
  let app: string;

  beforeAll(() => {
    app = install(packed.tarball, line);
    rubbish.push(app);
  }, 120_000);

  test('compiles what is right and refuses every wrong prop', () => {
    const wrong = readFileSync(path.join(app, 'wrong.tsx'), 'utf8').split('\n');
    const expected = wrong.flatMap((text, i) => (/^\s*\/\/ expect-error/.test(text) ? [`wrong.tsx:${i + 2}`] : []));
    expect(expected.length).toBeGreaterThan(5);
    expect(typeErrors(app)).toEqual(expected);
  }, 120_000);

  test('shows components that look and work as at home, without a word on the console', async () => {
    const { url, stop } = await serve(app);
    const browser = await launch();
    try {
      const { page, complaints } = await visit(browser);
      await page.goto(url);
      const create = page.getByRole('button', { name: '新建知识库' });
      const look = await create.evaluate((node) => {
        const { height, backgroundColor } = getComputedStyle(node);
        return { height, painted: backgroundColor !== 'rgba(0, 0, 0, 0)' };
      });
      expect(look).toEqual({ height: '36px', painted: true });
      await create.click();
      await page.getByRole('dialog', { name: '新建知识库' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: '去填写' }).click();
      await page.keyboard.type('运维手册');
      expect(await page.getByLabel('名称').inputValue()).toBe('运维手册');
      await page.getByRole('button', { name: '更多操作' }).click();
      await page.getByRole('menuitem', { name: '重命名' }).click();
      await page.getByRole('status').getByText('重命名').waitFor();
      await page.getByRole('cell', { name: '安装手册' }).waitFor();
      await page.locator('strong', { hasText: '重点' }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await stop();
    }
  }, 120_000);

  test('pays for one Button no more than 6 KiB beyond React', async () => {
    const code = await bundle(app, `import { Button } from '@tinystar/ui'; globalThis.used = Button;`);
    const kib = brotliCompressSync(code).length / 1_024;
    expect(code).not.toContain('createPortal');
    expect(kib, `${kib.toFixed(2)} KiB`).toBeLessThanOrEqual(6);
  }, 60_000);
});
