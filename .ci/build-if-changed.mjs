// Builds the web app for `npm start`, unless nothing it is made from has changed since the last build.
// The stamp is a hash of the names and contents of all sources, so that switching branches back and forth is right too.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const sources = [
  'tokens',
  'packages/contract',
  'packages/ui',
  'packages/features',
  'packages/app',
  'package-lock.json',
];
const made = new Set(['node_modules', 'dist', 'dist-types', 'generated', 'pictures']);
const stamp = path.join(root, 'packages/app/dist/.sources');

const hash = createHash('sha256');
const add = (at) => {
  hash.update(path.relative(root, at));
  hash.update(readFileSync(at));
};
const walk = (folder) => {
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory() && !made.has(entry.name)) walk(at);
    // Tests and stories are not part of the app.
    else if (entry.isFile() && !/\.(test|stories)\.tsx?$|\.tsbuildinfo$/.test(entry.name)) add(at);
  }
};
for (const source of sources) {
  const at = path.join(root, source);
  if (source.endsWith('.json')) add(at);
  else walk(at);
}
const key = hash.digest('hex');
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) process.exit(0);

process.stdout.write('Building the web app …\n');
const begin = Date.now();
// What a build says is of interest when it fails; nobody starts the product to read about chunks.
const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, encoding: 'utf8' });
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}\nThe build failed; see above.\n`);
  process.exit(1);
}
writeFileSync(stamp, key);
process.stdout.write(`Built in ${Math.round((Date.now() - begin) / 1_000)} s.\n`);
