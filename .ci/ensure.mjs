// Runs before node_modules exists, on whatever Node the machine has: node: modules only.
// Brings dependencies up to the lock file, checks that scripts run on Node 24 and, with --browser, installs what
// the tests need from Debian, and unpacks their browser. Everything else a person may add is announced, never forced.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const say = (text) => process.stdout.write(`${text}\n`);
const stop = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0;

function installPackages() {
  const stamp = path.join(root, 'node_modules/.tinystar-lock');
  const lock = readFileSync(path.join(root, 'package-lock.json'));
  const key = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  say('Installing packages (npm ci) …');
  // The Node that npm itself runs on, not the one inside the node_modules about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  if (!(npm ? run(node, [npm, ...args]) : run('npm', args))) stop('npm ci failed; see above.');
  writeFileSync(stamp, key);
}

function checkNode() {
  const env = { ...process.env, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` };
  const { stdout } = spawnSync('node', ['-v'], { env, encoding: 'utf8' });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
  if (!(major >= 24))
    stop(`Node 24 or newer is needed, found ${stdout?.trim() || 'none'}: install it, or drop --omit=optional.`);
}

/** What the browser of the lock file needs of the system: libraries, and the fonts that pictures are drawn with. */
const packages = {
  libnss3: '/usr/lib/x86_64-linux-gnu/libnss3.so',
  libexpat1: '/usr/lib/x86_64-linux-gnu/libexpat.so.1',
  'fontconfig-config': '/etc/fonts/fonts.conf',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  'fonts-noto-color-emoji': '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf',
};

function installSystemParts() {
  const has = (file) => {
    try {
      accessSync(file);
      return true;
    } catch {
      return false;
    }
  };
  const missing = Object.keys(packages).filter((name) => !has(packages[name]));
  if (missing.length === 0) return;
  if (!has('/usr/bin/apt-get'))
    stop(`The tests need ${missing.join(', ')}; install them, or set CHROMIUM to a browser.`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-o', 'DPkg::Lock::Timeout=600', '-qq', ...args];
    return run(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  say(`Installing ${missing.join(', ')} (apt-get) …`);
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', ...missing))
    stop('apt-get failed; see above.');
}

/** Unpacked ahead of the tests, so that none of them waits for it. */
function unpackBrowser() {
  const node = path.join(root, 'node_modules/.bin/node');
  const command = existsSync(node) ? node : process.execPath;
  const { status, stderr } = spawnSync(command, ['tests/chromium.ts'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(stderr);
}

installPackages();
checkNode();
if (process.argv.includes('--browser') && !process.env.CHROMIUM) {
  installSystemParts();
  unpackBrowser();
}
