import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Until the first release there is one migration, made anew from the schema files and the SQL files beside them. */
const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'migrations');

rmSync(out, { recursive: true, force: true });
const made = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'initial'], { cwd: root, stdio: 'inherit' });
if (made.status !== 0) process.exit(made.status ?? 1);
const file = readdirSync(out).find((name) => name.endsWith('.sql'));
if (!file) throw new Error('drizzle-kit wrote no migration');
for (const extra of globSync('src/*/*.sql', { cwd: root }).toSorted()) {
  appendFileSync(join(out, file), `--> statement-breakpoint\n${readFileSync(join(root, extra), 'utf8').trim()}\n`);
}
