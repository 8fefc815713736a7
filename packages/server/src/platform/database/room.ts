import { statfsSync } from 'node:fs';
import { ConfigError } from '../config/config.ts';

const MIB = 1024 ** 2;

/** Bytes that a new database takes, with the log of its first changes and room for the first documents. */
export const neededAtFirst = 128 * MIB;
/** Bytes without which a database that is there does not start. */
export const neededLater = 32 * MIB;

/** Says what a disk lacks: throws ConfigError when less than `needed` bytes are free where `folder` is. */
export function checkRoom(folder: string, needed: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed) throw noRoom(folder, needed, bavail * bsize);
}

/** The same, said of a write that found no room; `free` is told where it is known. */
export function noRoom(folder: string, needed: number, free?: number): ConfigError {
  const left = free === undefined ? '' : `, ${Math.floor(free / MIB)} MiB are free`;
  return new ConfigError(
    `DATA_DIR: the disk of ${folder} is too small: ${Math.ceil(needed / MIB)} MiB are needed${left}. Make room or name a folder on another disk`,
  );
}

/** What a full disk, or a quota that is used up, is called in the output of programs. */
export const saysNoRoom = (text: string): boolean => /No space left on device|Disk quota exceeded/i.test(text);

const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is that of a full disk: of the system or of the database. */
export function meansNoRoom(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && codes.has(String(inner.code))) return true;
  }
  return false;
}
