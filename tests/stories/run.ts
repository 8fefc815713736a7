// npm run test:stories -- [--changed] [--record] [part of a story's title]
// Without words: all stories of the built Storybook. `--changed`: builds and runs only the stories that the changes
// since main reach. `--record`: keeps new pictures instead of comparing.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { isPinned } from '../chromium.ts';
import { storiesReached } from './reached.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const title = words.find((word) => !word.startsWith('--'));

function run(command: string, env: Record<string, string>): void {
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true, env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Committed since main, changed in the folder, and new. */
function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD');
  return [...git('diff', '--name-only', '--relative', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const env: Record<string, string> = {};
if (words.includes('--record')) env.STORIES_RECORD = '1';
if (words.includes('--changed')) {
  const reached = storiesReached(changedFiles());
  if (reached.length === 0) {
    process.stdout.write('The changes since main reach no story.\n');
    process.exit(0);
  }
  if (reached !== 'all') Object.assign(env, { STORIES: reached.join(','), STORIES_PART: '1' });
  run('npm run --silent storybook:build', env);
}
if (title) env.STORIES_PART = '1';
if (!isPinned()) process.stdout.write('CHROMIUM names another browser than the pinned one: pictures are left out.\n');
const filter = title ? ` -t ${JSON.stringify(title)}` : '';
run(
  `vitest run --project stories --reporter=default --reporter=./.ci/reporter.ts --outputFile.json=tests/reports/stories.json${filter}`,
  env,
);
