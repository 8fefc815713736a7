import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '../..');

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the data with which servers of the run begin; see `preparedData` in scene.ts. */
    preparedData: string;
  }
}

/** The journeys run the built app: build it unless the build step before has. */
export default function setup(project: TestProject): () => void {
  if (!existsSync(path.join(root, 'packages/app/dist/index.html')))
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const prepared = mkdtempSync(path.join(tmpdir(), 'tinystar-e2e-prepared-'));
  // PostgreSQL's account has to enter.
  chmodSync(prepared, 0o711);
  project.provide('preparedData', prepared);
  return () => rmSync(prepared, { recursive: true, force: true });
}
