import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run -w @tinystar/server migrate:generate -- name`: a further migration from what changed in the schema files. */
const root = fileURLToPath(new URL('..', import.meta.url));
const name = process.argv[2];
if (!name || !/^\w+$/.test(name)) {
  process.stderr.write('say what the migration does in one word, e.g. migrate:generate -- inviteLinks\n');
  process.exit(2);
}
process.exit(
  spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], { cwd: root, stdio: 'inherit' }).status ?? 1,
);
