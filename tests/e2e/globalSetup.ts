import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The journeys run the built app: build it unless the build step before has. */
export default function setup(): void {
  if (!existsSync(path.join(root, 'packages/app/dist/index.html')))
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
}
