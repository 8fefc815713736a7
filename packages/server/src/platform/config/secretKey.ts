import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The key behind HMACs and sealed secrets: SECRET_KEY, else one made at the first start and kept in DATA_DIR. */
export function secretKey(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const path = join(config.DATA_DIR, 'secret-key');
  if (!existsSync(path)) {
    mkdirSync(config.DATA_DIR, { recursive: true });
    writeFileSync(`${path}.new`, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}
