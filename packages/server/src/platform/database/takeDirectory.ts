import { ConfigError, type Config } from '../config/config.ts';
import { lockDirectory } from './lock.ts';
import { meansNoRoom, neededAtFirst, noRoom } from './room.ts';

// On a file system that is only read, Node says of a folder to be made that its parent is missing.
const unwritable = ['EACCES', 'EROFS', 'ENOTDIR', 'EPERM', 'EEXIST', 'ENOENT'];

/**
 * Takes DATA_DIR for this process and returns what gives it back; nothing is taken when the database is elsewhere.
 * Throws DirectoryInUse when another living server has it, ConfigError when it cannot be written.
 */
export function takeDirectory({ DATABASE_URL, DATA_DIR }: Config): () => void {
  if (DATABASE_URL) return () => undefined;
  try {
    return lockDirectory(DATA_DIR);
  } catch (error) {
    if (meansNoRoom(error)) throw noRoom(DATA_DIR, neededAtFirst);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (unwritable.includes(code)) throw new ConfigError(`DATA_DIR cannot be written (${code})`);
    throw error;
  }
}
