import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareData } from './prepareData.ts';

const root = path.resolve(import.meta.dirname, '../..');

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the data with which servers of the run begin; see prepareData.ts. */
    preparedData: string;
  }
}

/**
 * The journeys run the built app: build it unless the build step before has. Then make their data, before any of them,
 * so that a fault is told once and not by every file.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  // Journeys that measure time are a project of their own, of the same run.
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().preparedData) return undefined;
  if (!existsSync(path.join(root, 'packages/app/dist/index.html')))
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  const prepared = mkdtempSync(path.join(tmpdir(), 'tinystar-e2e-prepared-'));
  // PostgreSQL's account has to enter.
  chmodSync(prepared, 0o711);
  const remove = () => rmSync(prepared, { recursive: true, force: true });
  try {
    await prepareData(prepared);
  } catch (error) {
    remove();
    throw error;
  }
  run.provide('preparedData', prepared);
  return remove;
}
