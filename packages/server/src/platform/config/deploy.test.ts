import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from './settings.ts';

const folder = resolve(import.meta.dirname, '../../../deploy');
const root = resolve(folder, '../../..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What belongs to the process or to the containers beside ours. */
const others = /^(NODE_ENV|MALLOC_|POSTGRES_|MINIO_|KEY$|DOMAIN$|PATH$)/;

test.each([
  ['Dockerfile', /(?<=ENV .*)\b([A-Z_]+)=/g],
  ['tinystar.service', /(?<=^Environment=.*)\b([A-Z_]+)=/gm],
  ['compose.yml', /\b([A-Z][A-Z_]{2,})(?=: )|\$\{([A-Z_]+)/g],
  ['kubernetes.yml', /name: ([A-Z_]+)|\b([A-Z]+_[A-Z_]+)\b/g],
])('%s names settings that the server has', (name, pattern) => {
  const named = [...read(name).matchAll(pattern)].map(([, one, two]) => one ?? two ?? '');
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((each) => !(each in settings) && !others.test(each))).toEqual([]);
});

test('the image is made of folders that are there, and starts as package.json does', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
    paths!.split(' '),
  );
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  expect(workspaces).toEqual(['tokens', 'packages/*']);
  const { scripts } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const flags = /node (\S+) src\/main\.ts/.exec(scripts.start)?.[1];
  expect(read('Dockerfile')).toContain(`CMD ["node", "${flags}", "packages/server/src/main.ts"]`);
  expect(read('tinystar.service')).toContain(`node ${flags} packages/server/src/main.ts`);
});
