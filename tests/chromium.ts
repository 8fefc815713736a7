import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LaunchOptions } from 'playwright';

const modules = path.resolve(import.meta.dirname, '../node_modules');

/** Flags without which Chromium tries to reach its makers' servers or refuses to run as root. */
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Prints by the pinned browser, and can do nothing else of a browser. */
const printer = path.join(import.meta.dirname, 'printWithChromium.mjs');

/** The browser that somebody names by CHROMIUM. In tests of what prints, the printer stands there instead. */
const named = (): string | undefined => (process.env.CHROMIUM === printer ? undefined : process.env.CHROMIUM);

/** True unless somebody names another browser by CHROMIUM. Only the pinned browser may judge pictures. */
export const isPinned = (): boolean => (named() ?? pinnedPath()) === pinnedPath();

/** The version of the npm package, which is the major version of the browser in it. */
function pinnedVersion(): string {
  const manifest = path.join(modules, '@sparticuz/chromium/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** Where the unpacked browser lies: beside the packages, or in the person's cache when those belong to somebody else. */
function pinnedPath(): string {
  const name = `chromium-${pinnedVersion()}`;
  const shared = path.join(modules, '.cache', name, 'chromium');
  if (existsSync(shared) || canWrite(modules)) return shared;
  return path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'tinystar', name, 'chromium');
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that all checks use: the one named by CHROMIUM, else the one pinned in the lock file, which is unpacked
 * at the first call (3 s). Rejects where the package has no browser for the machine.
 */
export async function chromiumPath(): Promise<string> {
  const other = named();
  if (other) return other;
  const file = pinnedPath();
  if (existsSync(file)) return file;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The pinned browser is for Linux on x64: set CHROMIUM to a Chromium of this machine.');
  await unpack(path.dirname(file));
  return file;
}

/** The program with which the server prints pages in tests: the browser named by CHROMIUM, else one that uses the pinned. */
export const printerPath = (): string => named() ?? printer;

/** Unpacks into a folder of its own and moves it into place, so that nobody ever starts half a browser. */
async function unpack(target: string): Promise<void> {
  const { default: chromium } = await import('@sparticuz/chromium');
  mkdirSync(path.dirname(target), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(target), 'unpacking-'));
  const before = process.env.TMPDIR;
  try {
    // The package unpacks into the folder for temporary files and takes what it finds there, of whatever version.
    process.env.TMPDIR = folder;
    chmodSync(await chromium.executablePath(), 0o755);
    chmodSync(folder, 0o755);
    renameSync(folder, target);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(path.join(target, 'chromium'))) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** How Playwright starts it: with a language in which it finds files of Chinese names where the machine has none set. */
export const launchOptions = async (more: readonly string[] = []): Promise<LaunchOptions> => ({
  executablePath: await chromiumPath(),
  args: [...chromiumFlags, ...more],
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
});

// `node tests/chromium.ts` unpacks it ahead of the checks and prints where it lies.
if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await chromiumPath()}\n`);
